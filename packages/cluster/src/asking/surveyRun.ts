import type { SurveyRunOptions } from '@glissade/analysis/survey/surveyOptions';
import type { SurveyOutcome } from '@glissade/analysis/survey/surveyOutcome';
import type { Tally } from '@glissade/analysis/survey/tally';
import { distributeSurvey } from '@glissade/worker/parts/distributeSurvey';
import { wrongAnswer } from '../clusterError.ts';
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

function received(answer: unknown): readonly Tally[] {
  const parsed = surveyAnswerSchema.safeParse(answer);
  if (!parsed.success) throw wrongAnswer('it is no answer');
  return parsed.data.tallies as readonly Tally[];
}
