import { WINGS } from './wings.mjs';

/**
 * The patterns of the files whose mutants are asked for, by wing: a room (`move`), or a file of one
 * without its ending (`search/heap`). Nothing asked means every room.
 * @param {readonly string[]} asked
 * @returns {Map<string, string[]>}
 */
export function filesAsked(asked) {
  const wingOf = new Map(
    Object.entries(WINGS).flatMap(([wing, { rooms }]) => rooms.map((room) => [room, wing])),
  );
  /** @type {Map<string, string[]>} */
  const patterns = new Map();
  for (const part of asked.length > 0 ? asked : wingOf.keys()) {
    const [room, ...path] = part.split('/');
    const wing = wingOf.get(room);
    if (wing === undefined) {
      throw new Error(
        `no room is called "${room}"; the rooms are ${[...wingOf.keys()].join(', ')}`,
      );
    }
    const files = path.length > 0 ? `${path.join('/')}.ts` : '**/*.ts';
    const pattern = `${WINGS[wing].folder}/${room}/${files}`;
    patterns.set(wing, [...(patterns.get(wing) ?? []), pattern]);
  }
  return patterns;
}
