import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import type { Film } from './film.ts';
import type { Frame } from './frames.ts';
import type { Painter } from './painter.ts';
import { pausing } from './pause.ts';

const KINDS: readonly (readonly [VideoCodec, 'mp4' | 'webm'])[] = [
  ['avc', 'mp4'],
  ['vp9', 'webm'],
  ['vp8', 'webm'],
];

/**
 * A film of the frames, made as fast as the browser's encoder goes. Undefined when the signal was
 * aborted; `unable` where there is no encoder for these pictures.
 */
export async function encodeVideo(
  { canvas, paint }: Painter,
  frames: Iterable<Frame>,
  signal: AbortSignal,
  onFrame: () => void,
): Promise<Film | undefined | 'unable'> {
  const { width, height } = canvas;
  const kind = await firstKind({ width, height });
  if (!kind) return 'unable';
  const [codec, ending] = kind;
  const target = new BufferTarget();
  const format = ending === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, { codec, bitrate: QUALITY_HIGH });
  output.addVideoTrack(source);
  await output.start();
  const pause = pausing();
  let atMs = 0;
  for (const { places, timeMs } of frames) {
    if (signal.aborted) {
      await output.cancel();
      return undefined;
    }
    paint(places);
    await source.add(atMs / 1000, timeMs / 1000);
    atMs += timeMs;
    onFrame();
    await pause();
  }
  await output.finalize();
  return { ending, blob: new Blob([target.buffer!], { type: `video/${ending}` }) };
}

async function firstKind(size: { readonly width: number; readonly height: number }) {
  for (const kind of KINDS) if (await canEncodeVideo(kind[0], size)) return kind;
  return undefined;
}
