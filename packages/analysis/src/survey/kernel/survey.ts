import { type LazyKernel, lazyKernel } from '@glissade/platform/kernelModule';
import { bytesAsText, type instantiate } from './generated/survey.ts';

/** The functions of an instance, called as they are. */
export type SurveyKernel = Awaited<ReturnType<typeof instantiate>>;

const kernel = lazyKernel<SurveyKernel>(bytesAsText);

export const createSurvey: LazyKernel<SurveyKernel>['create'] = kernel.create;
export const startSurvey: LazyKernel<SurveyKernel>['start'] = kernel.start;
