/* Writes a map as SVG, GraphML, GEXF or JSON. */
import { gexfText } from './gexf.ts';
import { graphmlText } from './graphml.ts';
import { jsonText } from './json.ts';
import { svgText } from './svg.ts';
import type { WrittenMap } from './written.ts';

/**
 * The forms in which `mapText` writes a map.
 *
 * @example
 * ```ts
 * import { MAP_FORMATS } from 'glissade/map';
 * console.log(MAP_FORMATS.join(' ')); // → svg graphml gexf json
 * ```
 */
export const MAP_FORMATS = ['svg', 'graphml', 'gexf', 'json'] as const;
/** One of `MAP_FORMATS`. */
export type MapFormat = (typeof MAP_FORMATS)[number];

/** Characters gathered before they are handed on. */
const CHUNK_LENGTH = 1 << 16;

/**
 * A map as text, in parts.
 *
 * @example
 * ```ts
 * import { map, mapText } from 'glissade/map';
 * import { parsePuzzle } from 'glissade';
 * const puzzle = parsePuzzle('start:\nA..\ngoal:\n..A');
 * const outcome = await map(puzzle);
 * if (outcome.status !== 'mapped') throw new Error(outcome.status);
 * const written = { puzzle, ...outcome, title: 'Mine', language: 'en' } as const;
 * const { nodes } = JSON.parse([...mapText(written, 'json')].join(''));
 * console.log(nodes[0].state, nodes[0].marks); // → A.. start line
 * ```
 */
export function* mapText(written: WrittenMap, format: MapFormat): Generator<string, void> {
  let chunk = '';
  for (const part of WRITERS[format](written)) {
    chunk += part;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk.length > 0) yield chunk;
}

const WRITERS: Readonly<Record<MapFormat, (written: WrittenMap) => Generator<string, void>>> = {
  svg: svgText,
  graphml: graphmlText,
  gexf: gexfText,
  json: jsonText,
};
