/* Days and months as the reader's language writes them. */
import { language } from '../text/text.ts';
import { utcOf } from './days.ts';

function written(day: number, parts: Intl.DateTimeFormatOptions): string {
  const locale = language() === 'zh' ? 'zh-CN' : 'en-GB';
  return utcOf(day).toLocaleDateString(locale, { ...parts, timeZone: 'UTC' });
}

/** "November 2026" */
export function monthText(day: number): string {
  return written(day, { month: 'long', year: 'numeric' });
}

/** "Monday 23 November" */
export function dayText(day: number): string {
  return written(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "Monday", or as short as it goes. */
export function weekdayText(day: number, weekday: 'long' | 'short'): string {
  const name = written(day, { weekday });
  // Beside others the last sign of 周一 tells it.
  return weekday === 'short' && language() === 'zh' ? name.slice(-1) : name;
}
