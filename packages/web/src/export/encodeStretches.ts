/* A film in stretches, which several encoders can encode at the same time. */
import { CanvasSource, type EncodedPacket, NullTarget, Output, QUALITY_HIGH } from 'mediabunny';
import type { Frame } from './frames.ts';
import type { Painter } from './painter.ts';
import { formatOf, type VideoKind } from './videoKind.ts';

/** Some four seconds: each stretch begins with a whole picture, and the last ones end together. */
const STRETCH_FRAMES = 90;

/** A frame, and when it is shown. */
type Timed = Frame & { readonly atMs: number };

/** A part of the file of a film; the first of an encoder says how to decode it. */
export type Encoded = {
  readonly packet: EncodedPacket;
  readonly meta: EncodedVideoChunkMetadata | undefined;
};

export function* stretchesOf(frames: Iterable<Frame>): Generator<readonly Timed[]> {
  let stretch: Timed[] = [];
  let atMs = 0;
  for (const frame of frames) {
    stretch.push({ ...frame, atMs });
    atMs += frame.timeMs;
    if (stretch.length < STRETCH_FRAMES) continue;
    yield stretch;
    stretch = [];
  }
  if (stretch.length > 0) yield stretch;
}

/** Takes one stretch after the other from what it shares with others, until there is none left. */
export type Encode = (
  stretches: Iterable<readonly Timed[]>,
  signal: AbortSignal,
  afterFrame: () => Promise<void>,
) => Promise<void>;

/** An encoder of its own, which paints on the canvas that all share. */
export function createEncoder(
  { canvas, paint }: Painter,
  kind: VideoKind,
  keep: (encoded: Encoded) => void,
): Encode {
  const output = new Output({ format: formatOf(kind), target: new NullTarget() });
  const source = new CanvasSource(canvas, {
    codec: kind.codec,
    bitrate: QUALITY_HIGH,
    // Only where a stretch begins: each whole picture takes as much space as twenty others.
    keyFrameInterval: Number.MAX_SAFE_INTEGER,
    onEncodedPacket: (packet, meta) => keep({ packet, meta }),
  });
  output.addVideoTrack(source);
  return async (stretches, signal, afterFrame) => {
    await output.start();
    for (const stretch of stretches) {
      for (const [index, { places, timeMs, atMs }] of stretch.entries()) {
        if (signal.aborted) return output.cancel();
        paint(places);
        // The canvas is copied at once: another encoder may paint on it while this one waits.
        await source.add(atMs / 1000, timeMs / 1000, { keyFrame: index === 0 });
        await afterFrame();
      }
    }
    await output.finalize();
  };
}
