import { walkErrands } from './errands.ts';
import { openFirefox } from './firefox.ts';

walkErrands(openFirefox);
