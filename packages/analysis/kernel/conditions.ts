// Which states are starts and which are goals: pairs of a kind and a place, as bits of the key.
import {
  SURVEY_CLOSED,
  SURVEY_CONDITION_BYTES,
  SURVEY_CONDITIONS_MAX,
  SURVEY_GOALS,
  SURVEY_STARTS,
} from '../src/survey/kernel/surveyLayout.ts';
import { decode, maskOfPair, occupied, weightsOf } from './fields.ts';

/** u64 mask and u64 value of each condition. */
const startsAt: usize = memory.data(SURVEY_CONDITIONS_MAX * 16, 8);
const goalsAt: usize = memory.data(SURVEY_CONDITIONS_MAX * 16, 8);
let startsEnd: usize = 0;
let goalsEnd: usize = 0;

export function openConditions(): void {
  startsEnd = translate(SURVEY_STARTS, startsAt);
  goalsEnd = translate(SURVEY_GOALS, goalsAt);
}

function translate(from: usize, to: usize): usize {
  for (let n = load<i32>(from); n > 0; n--) {
    from += SURVEY_CONDITION_BYTES;
    let mask: u64 = 0;
    let value: u64 = 0;
    const pairs = <usize>load<u8>(from);
    for (let pair: usize = 0; pair < pairs; pair++) {
      const field = <u32>load<u8>(from + 1 + (pair << 1));
      const place = <u32>load<u8>(from + 2 + (pair << 1));
      mask |= maskOfPair(field, place);
      value |= load<u64>(weightsOf(field) + (<usize>place << 3));
    }
    store<u64>(to, mask);
    store<u64>(to, value, 8);
    to += 16;
  }
  return to;
}

/** Whether the class can have a goal at all. */
export function hasGoals(): bool {
  return goalsEnd != goalsAt;
}

export function isStart(key: u64): bool {
  if (startsEnd != startsAt && !meets(key, startsAt, startsEnd)) return false;
  const closed = load<u64>(SURVEY_CLOSED);
  if (closed == 0) return true;
  decode(key);
  return (occupied & closed) == 0;
}

export function isGoal(key: u64): bool {
  return meets(key, goalsAt, goalsEnd);
}

// @ts-ignore: decorator
@inline
function meets(key: u64, from: usize, end: usize): bool {
  for (let at = from; at < end; at += 16) {
    if ((key & load<u64>(at)) == load<u64>(at, 8)) return true;
  }
  return false;
}
