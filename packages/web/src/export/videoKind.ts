/* The kinds of video that the app writes, and which of them a browser encodes soonest. */
import { canEncodeVideo, Mp4OutputFormat, type OutputFormat, WebMOutputFormat } from 'mediabunny';

export type VideoKind = {
  readonly codec: 'avc' | 'vp8' | 'vp9';
  readonly ending: 'mp4' | 'webm';
};

const MP4: VideoKind = { codec: 'avc', ending: 'mp4' };
const WEBM: readonly VideoKind[] = [
  { codec: 'vp9', ending: 'webm' },
  { codec: 'vp8', ending: 'webm' },
];

/**
 * H.264 where it can be encoded, else what takes least: Firefox needs 80 ms of a processor for a
 * picture in VP9 and 17 in VP8, while Chromium is faster in VP9. Undefined where there is neither.
 */
export async function videoKind(
  { width, height }: { readonly width: number; readonly height: number },
  timeOf: (kind: VideoKind) => Promise<number>,
): Promise<VideoKind | undefined> {
  const isAble = ({ codec }: VideoKind) => canEncodeVideo(codec, { width, height });
  if (await isAble(MP4)) return MP4;
  const able: VideoKind[] = [];
  for (const kind of WEBM) if (await isAble(kind)) able.push(kind);
  return able.length > 1 ? leastOf(able, timeOf) : able[0];
}

/** One after the other: beside each other they would take each other's time. */
export async function leastOf<T>(
  all: readonly T[],
  timeOf: (one: T) => Promise<number>,
): Promise<T | undefined> {
  let [best, least]: [T | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const one of all) {
    const time = await timeOf(one);
    if (time < least) [best, least] = [one, time];
  }
  return best;
}

export function formatOf({ ending }: VideoKind): OutputFormat {
  return ending === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat();
}

/** How many encoders may share a film. What those of H.264 make need not fit together. */
export function encodersOf({ codec }: VideoKind): number {
  return codec === 'avc' ? 1 : Math.min(4, navigator.hardwareConcurrency);
}
