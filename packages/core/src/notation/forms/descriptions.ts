/* What the forms are called, and a text of each: what reads a text does not bring them along. */
import type { FormDescription } from '../form.ts';
import { NATIVE_DESCRIPTION } from '../native/native.ts';

/** Every form for people, by its name. */
export const DESCRIPTIONS: Readonly<Record<string, FormDescription>> = {
  native: NATIVE_DESCRIPTION,
  jeantimex: {
    title: "jeantimex/klotski's JSON",
    example:
      '{"blocks": [{"shape": [2, 2], "position": [0, 0]}, ' +
      '{"shape": [1, 2], "position": [2, 0]}], ' +
      '"boardSize": [3, 3], "escapePoint": [1, 1]}',
  },
  jimslide: {
    title: 'jimslide and js2 files',
    example: "xsize: 3\nysize: 2\npiece: 1 (0,0) (0,1)\nput: 1 (0,0) 'A'\nwin: 1 (2,0)",
  },
  keywords: {
    title: 'keyword files (size, initial, target)',
    example: 'size 3 2\ninitial\nAA \nB  \ntarget\n AA\n   \nend',
  },
  '2swap': {
    title: "2swap's state graph inputs",
    example: '5 4 sun\nabbc\nabbc\ndeef\ndghf\ni..j',
  },
  tatham: {
    title: "Simon Tatham's game ID",
    example: '3x3:8,6,4,0,7,2,5,1,3',
  },
  michaelkim: {
    title: "MichaelKim's 15puzzle board files",
    example: '3 3\n1\n8 6 4\n0 7 2\n5 1 3',
  },
  '42': {
    title: "42's N-Puzzle files",
    example: '# an easy one\n3\n8 6 4\n0 7 2\n5 1 3',
  },
  princeton: {
    title: "Princeton's 8-puzzle files",
    example: '3\n 8 6 4\n 0 7 2\n 5 1 3',
  },
  cs61b: {
    title: "CS61B's trays",
    example: '2 3\n1 2 0 0\n1 1 1 0\n\n1 2 0 1',
  },
  tul: {
    title: "TUL's files",
    example: '3 3\n8 6 4\n0 7 2\n5 1 3',
  },
  'slidysim-link': {
    title: 'slidysim replay links',
    example: 'https://slidysim.github.io/replay?r=eJyLVvJR0rEwMDDQUTJUMNI3UDBW0tE1jAUANeMEbA%3D%3D',
  },
  slidysim: {
    title: 'slidysim',
    example: '5 3 8/0 2 4/1 7 6',
  },
  columbia: {
    title: "Columbia's driver arguments",
    example: 'bfs 1,2,5,3,4,0,6,7,8',
  },
  numbers: {
    title: 'plain numbers',
    example: '8 6 4\n0 7 2\n5 1 3',
  },
  shortcode: {
    title: "dnomd343's ShortCode",
    example: '4WVE1',
  },
  commoncode: {
    title: "dnomd343's CommonCode",
    example: '1A9BF0C00',
  },
  simonhung: {
    title: "Simon Hung's twenty letters",
    example: 'HAAIHAAIJBBKJNOKP@@Q',
  },
  gnome: {
    title: 'GNOME Klotski maps',
    example: '######\n#a**b#\n#a**b#\n#cdef#\n#c  f#\n##--##\n    ..\n    ..',
  },
  rush: {
    title: 'Rush Hour letters',
    example: 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
  },
  hrd: {
    title: 'Hua Rong Dao rows',
    example: '2003 2003 4115 4785 6**9',
  },
  drawing: {
    title: 'plain drawings',
    example: '#AA..#\n#AA.B#\n\n#..AA#\n#..AA#',
  },
};
