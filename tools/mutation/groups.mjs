/**
 * Groups of folders for mutation testing. A mutant must be killed by the tests of its own group: a
 * rule that is found to be wrong only because a search or a parser goes astray is not tested.
 *
 * `leftOut` names tests that are no part of a group: those of `search` that search hundreds of
 * puzzles, or large ones. They would find nearly every mutant, but an endless loop only after
 * minutes, since it is given up at a hundred times the rounds that all tests of a line make.
 * @type {Readonly<Record<string, Group>>}
 * @typedef {{ folder: string, rooms: readonly string[], leftOut?: readonly string[] }} Group
 */
export const GROUPS = {
  rules: { folder: 'packages/core/src', rooms: ['board', 'puzzle', 'state', 'move', 'space'] },
  notation: { folder: 'packages/core/src', rooms: ['notation'] },
  search: {
    folder: 'packages/engine/src',
    rooms: ['search'],
    leftOut: ['conformance', 'dfsMarked', 'goldenBlocks', 'randomPuzzles', 'watch'],
  },
};
