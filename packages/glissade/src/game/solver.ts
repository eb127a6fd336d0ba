/** Loaded when a game is first asked for a solution. */
export { solve } from '@glissade/solve/solve';
