import type { Frame } from './frames.ts';
import type { Painter } from './painter.ts';

const KINDS = [
  { type: 'video/mp4;codecs=avc1.42E01E', ending: 'mp4' },
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
] as const;

/** The first kind of film that this browser can write; undefined where it can write none. */
export function videoKind(): { readonly type: string; readonly ending: string } | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined;
  return KINDS.find(({ type }) => MediaRecorder.isTypeSupported(type));
}

/** A film of the frames, recorded as fast as it plays. Undefined when the signal was aborted. */
export async function makeVideo(
  { canvas, paint }: Painter,
  frames: Iterable<Frame>,
  signal: AbortSignal,
  onFrame: () => void,
): Promise<Blob | undefined> {
  const kind = videoKind();
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
  return signal.aborted ? undefined : new Blob(parts, { type: kind.type });
}
