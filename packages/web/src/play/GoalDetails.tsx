import type { JSX } from 'solid-js';
import { goalDetails } from '../board/goalDetails.ts';
import { theGame } from './theGame.ts';

/** The goal in words, with the place of every piece; loaded when it is asked for. */
export function GoalDetails(): JSX.Element {
  return <p>{goalDetails(theGame.puzzle())}</p>;
}
