import { BOARD_SIDE_MAX } from '@glissade/core';
import { emptySketch, type Sketch } from './sketch.ts';

/** A sketch out of what was kept on this device; undefined for anything else. */
export function parseSketch(json: unknown): Sketch | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const kept = json as Partial<Record<keyof Sketch, unknown>>;
  const { width, height, cells, start, goals } = kept;
  const isSide = (side: unknown) =>
    Number.isInteger(side) && 1 <= Number(side) && Number(side) <= BOARD_SIDE_MAX;
  if (!isSide(width) || !isSide(height)) return undefined;
  const size = Number(width) * Number(height);
  const isLayer = (layer: unknown) => Array.isArray(layer) && layer.length === size;
  if (!isLayer(cells) || !isLayer(start)) return undefined;
  if (!Array.isArray(goals) || goals.length === 0 || !goals.every(isLayer)) return undefined;
  if (![cells, start, ...goals].flat().every((word) => typeof word === 'string')) return undefined;
  const { axes = {}, same = [], info = {} } = kept;
  if (!axes || !info || !Array.isArray(same) || !same.every(Array.isArray)) return undefined;
  return { ...emptySketch(1, 1), ...(json as Sketch) };
}
