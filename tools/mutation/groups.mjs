/**
 * Groups of folders for mutation testing. A mutant must be killed by the tests of its own group: a
 * rule that is found to be wrong only because a search or a parser goes astray is not tested.
 * @type {Readonly<Record<string, { folder: string, rooms: readonly string[] }>>}
 */
export const GROUPS = {
  rules: { folder: 'packages/core/src', rooms: ['board', 'puzzle', 'state', 'move', 'space'] },
  notation: { folder: 'packages/core/src', rooms: ['notation'] },
  search: { folder: 'packages/engine/src', rooms: ['search'] },
};
