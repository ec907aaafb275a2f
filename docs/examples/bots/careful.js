// A bot for Mindbug in JavaScript, with nothing but Node: the same ideas as careful.py.
//
//     mindbug arena random "cmd:node docs/examples/bots/careful.js"

"use strict";

const WORTH_A_MINDBUG = 8;
const BAD_FOR_ITS_OWNER = ["defeat", "take_control", "return", "steal", "discard"];

// ---- what cards are worth

const strength = (creature) => creature.power + 1.5 * creature.keywords.length;

function beats(one, other) {
  if (other.keywords.includes("TOUGH") && !other.exhausted) return false;
  return one.keywords.includes("POISONOUS") || one.power >= other.power;
}

const fightValue = (one, other) =>
  (beats(one, other) ? strength(other) : 0) - (beats(other, one) ? strength(one) : 0);

// ---- a table, and a judge for each kind of decision: a number for an option

class Table {
  constructor(me, cards, view) {
    this.me = me;
    this.cards = cards;
    this.mine = view[me];
    this.theirs = view[me === "p1" ? "p2" : "p1"];
  }

  // As it lies in play, where powers may have changed; else as it is printed. Nothing for a Power card.
  creature(name) {
    return [...this.mine.play, ...this.theirs.play].find((one) => one.name === name) ?? this.cards.get(name);
  }

  value(name) {
    const card = this.cards.get(name);
    return strength(card) + (card.text.length > 0 ? 1 : 0);
  }

  // What it gains if the opponent blocks as well as possible: a life is worth about ten.
  attackValue(attacker) {
    const blockers = this.theirs.play.filter(
      (one) => !attacker.keywords.includes("SNEAKY") || one.keywords.includes("SNEAKY"));
    const life = this.theirs.life === 1 ? 100 : 10;
    return Math.min(life, ...blockers.map((blocker) => fightValue(attacker, blocker)));
  }
}

const again = (table, option, decision) =>
  option.verb === "attack" ? table.attackValue(table.creature(decision.source)) : 0;

const judges = {
  action: (table, option) => {
    if (option.verb === "play") return table.value(option.card);
    if (option.verb === "attack") return table.attackValue(table.creature(option.card));
    return 3;
  },
  mindbug: (table, option, decision) =>
    Number((table.value(decision.source) >= WORTH_A_MINDBUG) === (option.verb === "mindbug")),
  block: (table, option, decision) => {
    if (option.verb === "no block") return table.mine.life === 1 ? -100 : -1;
    const mine = table.creature(option.card);
    return fightValue(mine, table.creature(decision.source)) || -0.1 * strength(mine);
  },
  hunt: (table, option, decision) =>
    option.verb === "hunt" ? fightValue(table.creature(decision.source), table.creature(option.card)) : 0,
  again,
  fast: again,
  may: (table, option) => Number(option.verb === "yes"),
};

// Something happens to a card: good cards for me, bad luck for theirs.
function anything(table, option, decision) {
  if (!table.cards.has(option.card)) return 0;
  const harm = BAD_FOR_ITS_OWNER.includes(decision.purpose);
  return table.value(option.card) * (harm === (option.owner !== table.me) ? 1 : -1);
}

// The option that looks best; of equal ones the first.
function choose(table, decision) {
  const judge = judges[decision.kind] ?? anything;
  let best = null;
  let most = -Infinity;
  for (const option of decision.options) {
    const worth = judge(table, option, decision);
    if (worth > most) [best, most] = [option, worth];
  }
  return best.label;
}

// ---- the conversation

let me = null;
let cards = new Map();

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "hello", protocol: 1, name: "Careful in JavaScript" });
  } else if (message.type === "game") {
    me = message.seat;
    cards = new Map(message.creatures.map((card) => [card.name, card]));
  } else if (message.type === "decide") {
    say({ id: message.id, choose: choose(new Table(me, cards, message.view), message.decision) });
  }
});
