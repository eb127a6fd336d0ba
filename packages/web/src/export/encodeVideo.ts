/* Encodes frames as a video by the encoders of the browser, several of them where they are slow. */
import { BufferTarget, EncodedVideoPacketSource, Output } from 'mediabunny';
import { createEncoder, type Encoded, stretchesOf } from './encodeStretches.ts';
import type { Film } from './film.ts';
import type { Frame } from './frames.ts';
import type { Painter } from './painter.ts';
import { pausing } from './pause.ts';
import { encodersOf, formatOf, type VideoKind, videoKind } from './videoKind.ts';

/** Pictures by which kinds of video are compared. */
const TRIED = 4;

/**
 * A film of the frames, made as fast as the browser's encoders go. Undefined when the signal was
 * aborted; `unable` where there is no encoder for these pictures.
 */
export async function encodeVideo(
  painter: Painter,
  frames: () => Iterable<Frame>,
  signal: AbortSignal,
  onFrame: () => void,
): Promise<Film | undefined | 'unable'> {
  const pause = pausing();
  const timeOf = async (kind: VideoKind) => {
    const [first] = stretchesOf(frames());
    const since = performance.now();
    await createEncoder(painter, kind, () => undefined)([first!.slice(0, TRIED)], signal, pause);
    return performance.now() - since;
  };
  const kind = await videoKind(painter.canvas, timeOf);
  if (!kind) return 'unable';
  const stretches = stretchesOf(frames());
  const packets: Encoded[] = [];
  const afterFrame = async () => {
    onFrame();
    await pause();
  };
  const encoders = Array.from({ length: encodersOf(kind) }, () =>
    createEncoder(painter, kind, (packet) => packets.push(packet)),
  );
  await Promise.all(encoders.map((encode) => encode(stretches, signal, afterFrame)));
  return signal.aborted ? undefined : bound(kind, packets);
}

/** Binds what the encoders have made, in the order of the film, as one file. */
async function bound(kind: VideoKind, packets: readonly Encoded[]): Promise<Film> {
  const target = new BufferTarget();
  const output = new Output({ format: formatOf(kind), target });
  const source = new EncodedVideoPacketSource(kind.codec);
  output.addVideoTrack(source);
  await output.start();
  const inOrder = packets.toSorted((a, b) => a.packet.timestamp - b.packet.timestamp);
  const { meta } = packets.find((one) => one.meta?.decoderConfig)!;
  for (const { packet } of inOrder) await source.add(packet, meta);
  await output.finalize();
  const type = `video/${kind.ending}`;
  return { ending: kind.ending, blob: new Blob([target.buffer!], { type }) };
}
