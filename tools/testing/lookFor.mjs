// Looks for one program that tests need, and installs it if need and system be.
import { isProgramMissing, MISSING } from './missingPrograms.mjs';

const name = /** @type {import('./missingPrograms.mjs').ProgramName} */ (process.argv[2]);
if (isProgramMissing(name)) process.exitCode = MISSING;
