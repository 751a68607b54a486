import { VOICES, type Note } from './voices.ts';
import { type TableSound } from './table-sounds.ts';

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Browsers allow sound only after a gesture on the page. */
function awake(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive)
    return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

interface Sounding {
  readonly source: AudioScheduledSourceNode;
  /** The output node. */
  readonly last: AudioNode;
}

function sourceOf(audio: AudioContext, { kind, from, to, length }: Note, start: number): Sounding {
  if (kind === 'noise') {
    const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio), loop: true });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.8 });
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    return { source, last: source.connect(filter) };
  }
  const source = new OscillatorNode(audio, { type: kind, frequency: from });
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  return { source, last: source };
}

const ATTACK = 0.012;
const SILENT = 0.0001;

/**
 * Plays a sound at a volume of 0 to 100. Does nothing without audio support, or before the first
 * gesture on the page.
 */
export function play(sound: TableSound, volume: number): void {
  const audio = volume > 0 ? awake() : undefined;
  if (!audio) return;
  for (const note of VOICES[sound]) {
    const start = audio.currentTime + 0.02 + note.at;
    const { source, last } = sourceOf(audio, note, start);
    const loudness = new GainNode(audio, { gain: SILENT });
    loudness.gain.setValueAtTime(SILENT, start);
    loudness.gain.exponentialRampToValueAtTime(note.loud * (volume / 100) ** 2, start + ATTACK);
    loudness.gain.exponentialRampToValueAtTime(SILENT, start + note.length);
    last.connect(loudness).connect(audio.destination);
    source.start(start);
    source.stop(start + note.length + 0.05);
  }
}
