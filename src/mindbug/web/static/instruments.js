// The sounds of the table, made on the spot: a few instruments in D, and for every kind of beat a small phrase for them.
// `sound.js` fetches this file when something may be heard.
import {settings} from './settings.js';

const D = 146.83;                                          // everything is tuned to this
const note = steps => D * 2 ** (steps / 12);               // half-tones above it
let audio, out;

function open() {
  audio = new AudioContext();
  out = audio.createGain();
  const room = audio.createConvolver(), wet = audio.createGain(), squeeze = audio.createDynamicsCompressor();
  const echo = audio.createBuffer(2, audio.sampleRate * 1.1, audio.sampleRate);
  for (const side of [0, 1]) {
    const data = echo.getChannelData(side);
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 4;
  }
  room.buffer = echo;
  wet.gain.value = .22;
  out.connect(squeeze);
  out.connect(room).connect(wet).connect(squeeze);
  squeeze.connect(audio.destination);
}

/** A volume that rises at once (or slowly) and dies away. */
function swell(at, seconds, gain, rise = .008) {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(.0001, at);
  volume.gain.exponentialRampToValueAtTime(gain, at + rise);
  volume.gain.exponentialRampToValueAtTime(.0001, at + seconds);
  volume.connect(out);
  return volume;
}

function wave(type, at, seconds, from, to, into) {
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  if (to !== from) oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds * .85);
  oscillator.connect(into);
  oscillator.start(at);
  oscillator.stop(at + seconds);
  return oscillator;
}

// ---- instruments; each begins `after` seconds from now

function pluck(steps, {after = 0, seconds = .5, gain = .22} = {}) {
  const at = audio.currentTime + after;
  wave('triangle', at, seconds, note(steps), note(steps), swell(at, seconds, gain));
  wave('sine', at, seconds * .5, note(steps + 12), note(steps + 12), swell(at, seconds * .5, gain * .4));
}

function bell(steps, {after = 0, seconds = 1.1, gain = .14, ratio = 3.5} = {}) {
  const at = audio.currentTime + after, carrier = wave('sine', at, seconds, note(steps), note(steps), swell(at, seconds, gain));
  const depth = audio.createGain();
  depth.gain.setValueAtTime(note(steps) * 1.6, at);
  depth.gain.exponentialRampToValueAtTime(1, at + seconds * .6);
  depth.connect(carrier.frequency);
  wave('sine', at, seconds, note(steps) * ratio, note(steps) * ratio, depth);
}

function horn(steps, {after = 0, seconds = .5, gain = .12, bright = 1200} = {}) {
  const at = audio.currentTime + after, filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(200, at);
  filter.frequency.exponentialRampToValueAtTime(bright, at + seconds * .25);
  filter.frequency.exponentialRampToValueAtTime(200, at + seconds);
  filter.connect(swell(at, seconds, gain, .03));
  for (const detune of [.997, 1.003]) wave('sawtooth', at, seconds, note(steps) * detune, note(steps) * detune, filter);
}

function glide(from, to, {after = 0, seconds = .9, gain = .1, type = 'sawtooth', bright = 1400} = {}) {
  const at = audio.currentTime + after, filter = audio.createBiquadFilter(), vibrato = audio.createGain();
  filter.frequency.value = bright;
  filter.connect(swell(at, seconds, gain, .06));
  const singing = wave(type, at, seconds, note(from), note(to), filter);
  vibrato.gain.value = note(to) * .02;
  vibrato.connect(singing.frequency);
  wave('sine', at, seconds, 6.5, 6.5, vibrato);
}

function drum(steps, {after = 0, seconds = .35, gain = .5} = {}) {
  const at = audio.currentTime + after;
  wave('sine', at, seconds, note(steps), note(steps - 14), swell(at, seconds, gain, .004));
}

function hiss({after = 0, seconds = .15, gain = .2, from = 2000, to = from, q = 1.2} = {}) {
  const at = audio.currentTime + after, source = audio.createBufferSource(), filter = audio.createBiquadFilter();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate), data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(swell(at, seconds, gain, .01));
  source.start(at);
}

const run = (play, steps, gap, more = {}) => steps.forEach((step, i) => play(step, {...more, after: (more.after ?? 0) + i * gap}));

// ---- phrases

const PHRASES = {
  dealt: () => { for (let i = 0; i < 5; i++) hiss({after: i * .11, seconds: .09, from: 2400, to: 5200, gain: .16}); },
  start_card: () => { run(pluck, [12, 19], .18); },
  starts: () => run(bell, [12, 16, 19], .12),
  turn: ({side}) => run(bell, side === 'me' ? [12, 19] : [19, 12], .12, {gain: .09, seconds: .7}),
  again: () => run(bell, [12, 19, 24], .1),
  drew: () => hiss({seconds: .12, from: 2600, to: 5600, gain: .14}),
  played: () => { hiss({seconds: .22, from: 900, to: 4200, gain: .22}); pluck(12, {after: .14}); pluck(19, {after: .2}); },
  entered: () => { drum(5, {gain: .35}); pluck(7, {after: .05}); },
  declined: () => { drum(5, {gain: .35}); run(pluck, [7, 12], .1, {after: .05}); },
  mindbugged: () => { glide(0, 18, {seconds: 1.1}); glide(7, 25, {seconds: 1.1, gain: .06, type: 'square', bright: 900}); run(bell, [24, 18, 25], .16, {after: .75, ratio: 1.41}); },
  took_control: () => { glide(12, 0, {seconds: .8}); bell(18, {after: .5, ratio: 1.41}); },
  attacked: () => { drum(2); horn(0, {seconds: .5}); horn(7, {after: .12, seconds: .6}); },
  hunted: () => { drum(2); run(horn, [0, 3], .16, {seconds: .45}); },
  blocked: () => { drum(10, {seconds: .18}); bell(15, {ratio: 1.41, seconds: .7, gain: .16}); hiss({seconds: .1, from: 3200, gain: .3}); },
  fought: () => PHRASES.blocked(),
  unblocked: () => { hiss({seconds: .3, from: 5000, to: 600, gain: .25}); drum(-5, {after: .22}); },
  defeated: () => { drum(0, {gain: .55}); hiss({seconds: .4, from: 1600, to: 200, gain: .28}); run(pluck, [12, 8, 3, 0], .09, {after: .05, gain: .16}); },
  exhausted: () => { for (const [i, pitch] of [6200, 7400, 5200].entries()) hiss({after: i * .05, seconds: .07, from: pitch, gain: .3, q: 6}); run(bell, [31, 24], .09, {gain: .1, seconds: .6, ratio: 2.76}); },
  protected: () => bell(19, {ratio: 2, seconds: .9}),
  life: ({change}) => change > 0 ? run(bell, [12, 16, 19, 24], .08) : (drum(-2, {gain: .65}), drum(-2, {after: .24, gain: .5}), horn(1, {seconds: .7, bright: 700}), horn(0, {seconds: .7, bright: 700})),
  roll: () => { for (let i = 0; i < 9; i++) hiss({after: i * (.05 + i * .006), seconds: .035, from: 1800 + (i * 977) % 1600, gain: .3, q: 4}); },
  rolled: () => { drum(12, {seconds: .12, gain: .4}); pluck(19); },
  rerolled: () => run(pluck, [19, 14], .09),
  energy: () => run(bell, [24, 31], .07, {seconds: .4, gain: .08, ratio: 2}),
  bought: () => { run(bell, [26, 31], .09, {gain: .12, ratio: 2}); run(pluck, [7, 12, 16, 19], .07, {after: .25}); },
  power_revealed: () => { hiss({seconds: .14, from: 2000, to: 4800, gain: .18}); bell(24, {gain: .07}); },
  evolved: () => { run(pluck, [0, 4, 7, 12, 16, 19, 24], .075); glide(0, 24, {seconds: .7, gain: .05, type: 'triangle'}); bell(31, {after: .55}); },
  put_under: () => { drum(7, {seconds: .2, gain: .3}); run(pluck, [7, 14], .12); },
  boosted: () => run(pluck, [7, 12, 14], .08),
  gained: () => run(pluck, [12, 14, 19], .08),
  octonite: () => bell(28, {gain: .1, ratio: 2.76}),
  triggered: () => run(bell, [7, 14], .1, {gain: .1, seconds: .8}),
  acted: () => PHRASES.triggered(),
  discarded: () => hiss({seconds: .25, from: 4200, to: 900, gain: .2}),
  stolen: () => { hiss({seconds: .25, from: 900, to: 4200, gain: .2}); glide(12, 3, {seconds: .4, gain: .05}); },
  set_aside: () => glide(12, 5, {seconds: .5, gain: .07, type: 'sine'}),
  came_back: () => glide(5, 12, {seconds: .5, gain: .07, type: 'sine'}),
  silenced: () => run(pluck, [6, 5], .14),
  refreshed: () => run(bell, [18, 25, 30], .09, {ratio: 1.41}),
  won: () => { run(horn, [0, 4, 7, 12], .16, {seconds: .5}); for (const step of [0, 4, 7, 12, 16]) horn(step, {after: .66, seconds: 1.6, gain: .08}); run(bell, [24, 28, 31, 36, 31, 36], .12, {after: .7}); },
  lost: () => { run(horn, [12, 8, 7, 3], .34, {seconds: .7, bright: 600}); for (const step of [0, 3, 7]) horn(step, {after: 1.4, seconds: 2, gain: .07, bright: 420}); drum(-7, {after: 1.4, seconds: .9}); },
};

// ---- sounding and resting: a context that is silent costs as much battery as one that sounds

const REST = 6000, LATE = 500;                             // milliseconds: the longest phrase with its echo, and a bit; what comes later than this is not heard at all
let resting;

function restSoon() {
  clearTimeout(resting);
  resting = setTimeout(() => audio.suspend(), REST);
}

/** Lets sounds be heard from now on, if the settings say so. */
export function wakeUp() {
  if (!settings.sound) return audio?.suspend();
  if (!audio) open();
  out.gain.value = settings.volume;
  audio.resume();
  restSoon();
}

export async function play(beat) {
  const phrase = PHRASES[beat?.kind];
  if (!phrase || !audio || !settings.sound) return;
  restSoon();
  const asked = performance.now();
  if (audio.state !== 'running') await audio.resume();
  if (performance.now() - asked < LATE) phrase(beat);
}
