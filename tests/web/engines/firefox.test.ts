import { openFirefox } from './firefox.ts';
import { walkShortly } from './shortWalk.ts';

walkShortly(openFirefox);
