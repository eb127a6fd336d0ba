import { app } from './app.ts';
import { share } from './share.ts';

/** One file an area; `zh/` has the same files with the same keys. */
export const en = { app, share };
