import { failureText, isUnloaded } from '../text/failureText.ts';
import { raceText } from '../text/raceText.ts';
import { text } from '../text/text.ts';
import type { LaneFailure, ScriptPlace } from '../worker/laneMessages.ts';

/** Why a search cannot run, in the reader's language, without a full stop. */
export function failureWords(failure: LaneFailure): string {
  const { script, formula } = raceText();
  switch (failure.kind) {
    case 'script':
      return placed(said(script[failure.code], failure.found), failure.place);
    case 'expression':
      return formula.at(said(formula[failure.code], failure.found), failure.column);
    case 'fault':
      return withoutStop(failureText(failure.fault));
    case 'other':
      return isUnloaded(failure.message) ? withoutStop(text().app.failed) : failure.message;
  }
}

const placed = (what: string, place: ScriptPlace | undefined) =>
  place ? raceText().scriptAt(what, place.line, place.name) : what;

const withoutStop = (sentence: string) => sentence.replace(/[.。]$/, '');

const said = (words: string | ((found: string) => string), found: string): string =>
  typeof words === 'string' ? words : words(found);
