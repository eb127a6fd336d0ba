import type { en } from '../en/index.ts';
import type { Translated } from '../shape.ts';
import { app } from './app.ts';
import { share } from './share.ts';

export const zh: Translated<typeof en> = { app, share };
