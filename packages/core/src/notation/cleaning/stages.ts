/* What is left of a text, step by step: without its disguises, then without its prose. */
import { type CleanText, uncleaned } from './cleanText.ts';
import { undisguised } from './disguises.ts';
import { withoutProse } from './prose.ts';

/** A text as it was written, and what is left of it, each with the names of what was taken. */
export type Stages = {
  readonly raw: CleanText;
  readonly clean: CleanText;
  readonly names: readonly string[];
  readonly isMarkup: boolean;
  readonly bare: CleanText;
  readonly bareNames: readonly string[];
};

export function stagesOf(text: string): Stages {
  const raw = uncleaned(text);
  const { clean, names, isMarkup } = undisguised(raw);
  const bare = withoutProse(clean);
  const bareNames = bare.text === clean.text ? names : [...names, 'the words around it'];
  return { raw, clean, names, isMarkup, bare, bareNames };
}
