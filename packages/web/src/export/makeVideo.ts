/* Encodes frames as a video, with what the browser has. */
import type { Film } from './film.ts';
import type { Frame } from './frames.ts';
import type { Painter } from './painter.ts';

const KINDS = [
  { type: 'video/mp4;codecs=avc1.42E01E', ending: 'mp4' },
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
] as const;

/** Whether this browser can write films at all. */
export function canMakeVideo(): boolean {
  return 'VideoEncoder' in globalThis || recordedKind() !== undefined;
}

/** The first kind of film that this browser can record. */
function recordedKind(): { readonly type: string; readonly ending: string } | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined;
  return KINDS.find(({ type }) => MediaRecorder.isTypeSupported(type));
}

/**
 * A film of the frames: encoded as fast as the machine can where the browser has an encoder, else
 * recorded as fast as it plays. Undefined when the signal was aborted.
 */
export async function makeVideo(
  painter: Painter,
  frames: () => Iterable<Frame>,
  signal: AbortSignal,
  onFrame: () => void,
): Promise<Film | undefined> {
  if ('VideoEncoder' in globalThis) {
    const { encodeVideo } = await import('./encodeVideo.ts');
    const film = await encodeVideo(painter, frames, signal, onFrame);
    if (film !== 'unable') return film;
  }
  return recordVideo(painter, frames(), signal, onFrame);
}

async function recordVideo(
  { canvas, paint }: Painter,
  frames: Iterable<Frame>,
  signal: AbortSignal,
  onFrame: () => void,
): Promise<Film | undefined> {
  const kind = recordedKind();
  if (!kind) return undefined;
  const stream = canvas.captureStream(30);
  const recorder = new MediaRecorder(stream, { mimeType: kind.type, videoBitsPerSecond: 4e6 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (const { places, timeMs } of frames) {
    if (signal.aborted) break;
    paint(places);
    onFrame();
    await new Promise((resolve) => setTimeout(resolve, timeMs));
  }
  recorder.stop();
  await stopped;
  for (const track of stream.getTracks()) track.stop();
  if (signal.aborted) return undefined;
  return { ending: kind.ending, blob: new Blob(parts, { type: kind.type }) };
}
