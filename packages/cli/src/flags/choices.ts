/* What someone may have meant who gave an option a value that it does not take. */
import { closestWord } from '@glissade/core';

const REFUSED = /argument '(?<given>.*)' is invalid\. Allowed choices are (?<known>.*)\.$/s;

/** "did you mean astar?" for a message that lists choices; undefined where none of them is near. */
export function nearChoices(message: string): string | undefined {
  const { given, known } = REFUSED.exec(message)?.groups ?? {};
  if (given === undefined || known === undefined) return undefined;
  const choices = known.split(', ');
  const near = given.split(',').map((word) => closestWord(spelled(word), choices));
  return near.includes(undefined) ? undefined : `did you mean ${near.join(',')}?`;
}

/** Books write A* and IDA*. */
function spelled(word: string): string {
  return word.trim().replace(/\*$/, 'star');
}
