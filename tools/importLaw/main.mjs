// Checks the import law; see law.mjs for the table.
import { root } from '../install.mjs';
import { findBreaches } from './findBreaches.mjs';
import { law } from './law.mjs';

const { breaches, fileCount } = await findBreaches(root, law);
for (const breach of breaches) console.log(breach);
if (fileCount === 0) console.log('No file was found: the check looks at the wrong place.');
process.exitCode = breaches.length > 0 || fileCount === 0 ? 1 : 0;
