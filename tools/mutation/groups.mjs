/** @param {string} room */
const inCore = (room) => `packages/core/src/${room}`;

/**
 * Groups of folders for mutation testing. A mutant must be killed by the tests of its own group: a
 * rule that is found to be wrong only because a search or a parser goes astray is not tested.
 *
 * `leftOut` names tests that are no part of a group: those of `search` that search hundreds of
 * puzzles, or large ones. They would find nearly every mutant, but an endless loop only after
 * minutes, since it is given up at a hundred times the rounds that all tests of a line make.
 * @type {Readonly<Record<string, Group>>}
 * @typedef {object} Group
 * @property {(room: string) => string} folderOf
 * @property {readonly string[]} rooms
 * @property {readonly string[]} [leftOut]
 */
export const GROUPS = {
  rules: { folderOf: inCore, rooms: ['board', 'puzzle', 'state', 'move', 'space'] },
  notation: { folderOf: inCore, rooms: ['notation'] },
  search: {
    folderOf: (room) => `packages/${room}/src`,
    rooms: ['search'],
    leftOut: ['conformance', 'dfsMarked', 'goldenBlocks', 'randomPuzzles', 'watch'],
  },
};
