/** @param {string} folder */
const inCore = (folder) => `packages/core/src/${folder}`;

/**
 * Groups of folders for mutation testing. A mutant must be detected by the tests of its own group:
 * a rule whose mutants only the tests of a search or a parser detect is not tested.
 *
 * `leftOut` names tests that are no part of a group: those of `search` that search hundreds of
 * puzzles, or large ones. They would find nearly every mutant, but an endless loop only after
 * minutes, since it is given up at a hundred times the rounds that all tests of a line make.
 * @type {Readonly<Record<string, Group>>}
 * @typedef {object} Group
 * @property {(folder: string) => string} folderOf
 * @property {readonly string[]} folders
 * @property {readonly string[]} [leftOut]
 */
export const GROUPS = {
  rules: { folderOf: inCore, folders: ['board', 'puzzle', 'state', 'move', 'space'] },
  notation: { folderOf: inCore, folders: ['notation'] },
  search: {
    folderOf: (folder) => `packages/${folder}/src`,
    folders: ['search'],
    leftOut: ['conformance', 'dfsMarked', 'goldenBlocks', 'randomPuzzles', 'watch'],
  },
};
