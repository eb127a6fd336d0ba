/** A survey is larger than what can be searched here; the message says of what. */
export class SurveyLimitError extends Error {
  override readonly name = 'SurveyLimitError';
}
