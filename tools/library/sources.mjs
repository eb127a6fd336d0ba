// Which built file a name in the library's `dist` stands for.
import { root } from '../install.mjs';

/**
 * Where the packages have what lies in these folders of `dist`.
 * @type {Readonly<Record<string, string>>}
 */
const SOURCES = {
  files: 'platform/dist/files',
  threads: 'platform/dist/threads',
  worker: 'worker/dist',
  jobs: 'worker/dist/jobs',
  anytime: 'tiles/dist/anytime',
};

/** The built file that a name in `dist` stands for. @param {string} name */
export function sourceOf(name) {
  const [folder = '', ...rest] = name.split('/');
  return `${root}packages/${SOURCES[folder]}/${rest.join('/')}.js`;
}
