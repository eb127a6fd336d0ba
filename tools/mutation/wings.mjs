/**
 * What is mutated, and the tests that must notice: those of the same wing alone. A rule that is
 * found to be wrong only because a search or a parser goes astray is not tested.
 * @type {Readonly<Record<string, { folder: string, rooms: readonly string[] }>>}
 */
export const WINGS = {
  rules: { folder: 'packages/core/src', rooms: ['board', 'puzzle', 'state', 'move', 'space'] },
  notation: { folder: 'packages/core/src', rooms: ['notation'] },
  search: { folder: 'packages/engine/src', rooms: ['search'] },
};
