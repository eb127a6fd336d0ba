import type { SurveyOutcome, SurveyRunOptions } from '@glissade/engine';
import { distributeSurvey, type Tally } from '@glissade/engine/parts';
import { NoAnswerError } from '../clusterError.ts';
import { surveyAnswerSchema } from '../partSchemas.ts';
import type { Run } from './run.ts';

/**
 * Surveys as `survey` does, by the workers of a run: a job is a group of classes. Rejects as
 * `survey` does, and with ClusterError.
 */
export function surveyOn(run: Run, options: SurveyRunOptions): Promise<SurveyOutcome> {
  return distributeSurvey(options, ({ spec, batches }, number) =>
    run.ask(`survey-${number}`, { survey: spec, batches }, received),
  );
}

function received(text: string): readonly Tally[] {
  try {
    return surveyAnswerSchema.parse(JSON.parse(text)).tallies as readonly Tally[];
  } catch {
    const hint = 'do all workers run an unchanged release of glissade?';
    throw new NoAnswerError('wrong-answer', 'a worker has sent a wrong answer', hint);
  }
}
