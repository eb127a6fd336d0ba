/* Options and arguments that take one of several words, and what was meant by another. */
import { closestWord } from '@glissade/core';
import { type Command, InvalidArgumentError } from 'commander';

/** Makes refusals of a command's options and arguments suggest the choice that was meant. */
export function suggestChoices({ options, registeredArguments }: Command): void {
  for (const taken of [...options, ...registeredArguments]) {
    const { argChoices: known, parseArg: parse } = taken;
    if (!known || !parse) continue;
    taken.argParser((given: string, before: unknown) => {
      try {
        return parse(given, before);
      } catch (error) {
        throw error instanceof InvalidArgumentError ? refusedChoice(given, known) : error;
      }
    });
  }
}

/** For a word, or several between commas, of which some are no choices. */
export function refusedChoice(given: string, known: readonly string[]): InvalidArgumentError {
  const near = given.split(',').map((word) => closestWord(spelled(word), known));
  const hint = near.includes(undefined) ? '' : `\n(Did you mean ${near.join(',')}?)`;
  return new InvalidArgumentError(`Allowed choices are ${known.join(', ')}.${hint}`);
}

/** Books write A* and IDA*. */
function spelled(word: string): string {
  return word.trim().replace(/\*$/, 'star');
}

/** What other programs call an option. */
const OTHER_NAMES: readonly (readonly [pattern: RegExp, option: string])[] = [
  [/'--(?:alg|algo|algorithm|solver|method|search)'/, '--engine'],
  [/'--(?:timeout|limit|max-time)'/, '--time'],
  [/'--(?:cores|jobs|workers|parallel)'/, '--threads'],
];

/** The option that is meant by the unknown one that a message quotes. */
export function otherName(message: string): string | undefined {
  return OTHER_NAMES.find(([pattern]) => pattern.test(message))?.[1];
}
