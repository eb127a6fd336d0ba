import { walkErrands } from './errands.ts';
import { openWebKit } from './webKit.ts';

walkErrands(openWebKit);
