/** A film as a file, and how its name ends. */
export type Film = { readonly blob: Blob; readonly ending: string };
