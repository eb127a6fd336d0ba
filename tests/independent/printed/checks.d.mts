/** Spaces with more states than `limit` are not searched: such a puzzle has no verdict. */
type Asked = { readonly metric: string; readonly limit: number };
type Verdict = string[] | undefined;

export function hintFaults(puzzle: string, printed: string, asked: Asked): Verdict;
export function varyFaults(puzzle: string, printed: string, asked: Asked): Verdict;
export function otherGoalFaults(puzzle: string, printed: string, asked: Asked): Verdict;
export function cardFaults(puzzle: string, printed: string, asked: Pick<Asked, 'limit'>): Verdict;
export function reviewFaults(puzzle: string, line: string, printed: string, asked: Asked): Verdict;
