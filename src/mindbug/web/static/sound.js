// Small sounds made on the spot; silent unless asked for.
import {settings} from './settings.js';

let audio;

function tone(from, to, seconds, {type = 'triangle', gain = .12, delay = 0} = {}) {
  const start = audio.currentTime + delay, oscillator = audio.createOscillator(), volume = audio.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + .015);
  volume.gain.exponentialRampToValueAtTime(.0001, start + seconds);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

function noise(seconds, pitch, gain = .2) {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate), data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = audio.createBufferSource(), filter = audio.createBiquadFilter(), volume = audio.createGain();
  source.buffer = buffer; filter.type = 'lowpass'; filter.frequency.value = pitch; volume.gain.value = gain;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
}

const SOUNDS = {
  drew: () => noise(.09, 4000, .08),
  played: () => { noise(.12, 1800); tone(300, 520, .16); },
  entered: () => tone(220, 330, .18),
  mindbugged: () => { tone(120, 900, .7, {type: 'sawtooth', gain: .08}); tone(900, 180, .5, {delay: .5, type: 'square', gain: .05}); },
  attacked: () => tone(180, 90, .18, {type: 'sawtooth', gain: .08}),
  fought: () => { noise(.25, 900, .4); tone(140, 50, .25, {type: 'square', gain: .1}); },
  defeated: () => tone(300, 60, .45, {type: 'sawtooth', gain: .08}),
  exhausted: () => { tone(600, 560, .12); tone(400, 380, .2, {delay: .1}); },
  life: event => event.n > 0 ? (tone(520, 780, .2), tone(660, 990, .25, {delay: .12})) : tone(200, 80, .4, {type: 'square'}),
  octonite: () => tone(880, 1320, .15, {type: 'sine'}),
  energy: () => tone(700, 1050, .12, {type: 'square', gain: .05}),
  rolled: () => { for (let i = 0; i < 5; i++) setTimeout(() => noise(.04, 2600, .25), i * 70); },
  bought: () => { tone(660, 660, .1); tone(990, 990, .2, {delay: .1}); },
  turn: () => tone(392, 523, .22, {type: 'sine'}),
  game_over: () => [523, 659, 784, 1046].forEach((pitch, i) => tone(pitch, pitch, .35, {delay: i * .13})),
};
SOUNDS.unblocked = SOUNDS.fought;
SOUNDS.took_control = SOUNDS.mindbugged;

export function wakeUp() { audio ??= new AudioContext(); audio.resume(); }

export function play(event) {
  if (!settings.sound || !SOUNDS[event.t]) return;
  wakeUp();
  SOUNDS[event.t](event);
}
