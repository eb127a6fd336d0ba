import { failureText } from '../text/failureText.ts';
import { raceText } from '../text/raceText.ts';
import type { LaneFailure } from '../worker/laneMessages.ts';

/** Why a search cannot run, in the reader's language, without a full stop. */
export function failureWords(failure: LaneFailure): string {
  const { script, formula } = raceText();
  switch (failure.kind) {
    case 'script':
      return said(script[failure.code], failure.found);
    case 'expression':
      return formula.at(said(formula[failure.code], failure.found), failure.column);
    case 'fault':
      return failureText(failure.fault).replace(/[.。]$/, '');
    case 'other':
      return failure.message;
  }
}

const said = (words: string | ((found: string) => string), found: string): string =>
  typeof words === 'string' ? words : words(found);
