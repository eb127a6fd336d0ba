import { walkShortly } from './shortWalk.ts';
import { openWebKit } from './webKit.ts';

walkShortly(openWebKit);
