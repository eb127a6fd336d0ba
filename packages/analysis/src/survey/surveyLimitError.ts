/** Thrown for a survey that is too large to be searched here; the message says why. */
export class SurveyLimitError extends Error {
  override readonly name = 'SurveyLimitError';
}

export function tooLittleMemory(): SurveyLimitError {
  return new SurveyLimitError('a class of the family does not fit into the memory allowed');
}

export function keyTooLong(): SurveyLimitError {
  return new SurveyLimitError('a class of the family needs more than 64 bits for a state');
}
