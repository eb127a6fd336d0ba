import { GROUPS } from './groups.mjs';

/**
 * The patterns of the files whose mutants are asked for, by group: a room (`move`), or a file of
 * one without its ending (`search/heap`). Nothing asked means every room.
 * @param {readonly string[]} asked
 * @returns {Map<string, string[]>}
 */
export function filesAsked(asked) {
  const groupOf = new Map(
    Object.entries(GROUPS).flatMap(([group, { rooms }]) => rooms.map((room) => [room, group])),
  );
  /** @type {Map<string, string[]>} */
  const patterns = new Map();
  for (const part of asked.length > 0 ? asked : groupOf.keys()) {
    const [room, ...path] = part.split('/');
    const group = groupOf.get(room);
    if (group === undefined) {
      throw new Error(
        `no room is called "${room}"; the rooms are ${[...groupOf.keys()].join(', ')}`,
      );
    }
    const files = path.length > 0 ? `${path.join('/')}.ts` : '**/*.ts';
    const pattern = `${GROUPS[group].folderOf(room)}/${files}`;
    patterns.set(group, [...(patterns.get(group) ?? []), pattern]);
  }
  return patterns;
}
