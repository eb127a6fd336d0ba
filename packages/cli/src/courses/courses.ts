/* The courses by name. */
import { COLUMBIA } from './columbia.ts';
import type { Course } from './course.ts';
import { FORTY_TWO } from './fortyTwo.ts';
import { PRINCETON } from './princeton.ts';
import { TUL, TUL_STATS } from './tul.ts';

const COURSES: readonly Course[] = [COLUMBIA, FORTY_TWO, TUL, TUL_STATS, PRINCETON];

export const COURSE_NAMES: readonly string[] = COURSES.map(({ name }) => name);

export function courseNamed(name: string | undefined): Course | undefined {
  return COURSES.find((course) => course.name === name);
}
