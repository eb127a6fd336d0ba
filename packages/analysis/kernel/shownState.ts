// A state as the host reads and writes it: the field and the place of each piece.
import {
  SURVEY_SHOWN,
  SURVEY_SHOWN_FIELDS,
  SURVEY_SHOWN_PLACES,
} from '../src/survey/kernel/surveyLayout.ts';
import { decode, fieldOfWeights, PIECE_BYTES, piecesAt, piecesEnd, weightsOf } from './fields.ts';

/** Lists the pieces of a state, given the two halves of its key, for the host to read. */
export function showState(low: u32, high: u32): void {
  decode(((<u64>high) << 32) | low);
  let number = 0;
  for (let piece = piecesAt; piece < piecesEnd; piece += PIECE_BYTES, number++) {
    store<u8>(SURVEY_SHOWN_FIELDS + number, <u8>fieldOfWeights(<usize>load<u32>(piece, 8)));
    store<u8>(SURVEY_SHOWN_PLACES + number, <u8>load<u32>(piece, 4));
  }
  store<i32>(SURVEY_SHOWN, number);
}

/** The key of the state that the host wrote in this form. */
export function shownKey(): u64 {
  let key: u64 = 0;
  for (let number = load<i32>(SURVEY_SHOWN) - 1; number >= 0; number--) {
    const field = <u32>load<u8>(SURVEY_SHOWN_FIELDS + number);
    const place = <usize>load<u8>(SURVEY_SHOWN_PLACES + number);
    key += load<u64>(weightsOf(field) + (place << 3));
  }
  return key;
}
