/* Sounds and vibration. */
import { settings } from '../settings/settings.ts';

let audio: AudioContext | undefined;

/** Pitches in Hz, one after the other. */
const TONES = { moved: [190], solved: [392, 494, 587] } as const;

/** A soft tap, or three notes; and a short buzz. Both only when they were asked for. */
export function giveFeedback(what: keyof typeof TONES): void {
  if (settings().vibration) navigator.vibrate?.(what === 'moved' ? 8 : [20, 60, 30]);
  if (!settings().sound) return;
  audio ??= new AudioContext();
  for (const [index, pitch] of TONES[what].entries()) sound(audio, pitch, index * 0.11);
}

function sound(context: AudioContext, pitch: number, afterS: number): void {
  const start = context.currentTime + afterS;
  const source = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const volume = new GainNode(context, { gain: 0.12 });
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + 0.14);
}
