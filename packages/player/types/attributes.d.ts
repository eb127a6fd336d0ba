/** What may stand on the tag in a template, besides what every element takes. */
export type PlayerAttributes = {
  readonly puzzle?: string | undefined;
  readonly moves?: string | undefined;
  readonly playable?: boolean | undefined;
  readonly metric?: 'steps' | 'slides' | 'moves' | 'stm' | 'mtm' | undefined;
  readonly at?: number | 'end' | undefined;
  readonly speed?: number | undefined;
  readonly controls?: 'none' | undefined;
  readonly theme?: 'light' | 'dark' | undefined;
};
