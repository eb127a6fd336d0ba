import { GROUPS } from './groups.mjs';

/**
 * The patterns of the files whose mutants are asked for, by group: a folder (`move`), or a file of
 * one without its ending (`search/heap`). Nothing asked means every folder.
 * @param {readonly string[]} asked
 * @returns {Map<string, string[]>}
 */
export function filesAsked(asked) {
  const groupOf = new Map(
    Object.entries(GROUPS).flatMap(([group, { folders }]) =>
      folders.map((folder) => [folder, group]),
    ),
  );
  /** @type {Map<string, string[]>} */
  const patterns = new Map();
  for (const part of asked.length > 0 ? asked : groupOf.keys()) {
    const [folder, ...path] = part.split('/');
    const group = groupOf.get(folder);
    if (group === undefined) {
      throw new Error(
        `no folder is called "${folder}"; the folders are ${[...groupOf.keys()].join(', ')}`,
      );
    }
    const files = path.length > 0 ? `${path.join('/')}.ts` : '**/*.ts';
    const pattern = `${GROUPS[group].folderOf(folder)}/${files}`;
    patterns.set(group, [...(patterns.get(group) ?? []), pattern]);
  }
  return patterns;
}
