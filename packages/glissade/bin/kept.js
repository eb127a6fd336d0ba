// Runs the built command line from what an earlier process has compiled of it, for versions of Node
// that keep nothing themselves: that is a third of the time of `glissade solve klotski`. Where it
// cannot be kept, it is compiled each time, and nobody is told.
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { Script } = require('node:vm');

const program = join(__dirname, '../dist/cli/main/main.cjs');
/** The first line of the program, by which a build is told from others. */
const NAME_BYTES = 64;

/** As `cacheFolder` in packages/engine/src/tableCache/store.node.ts. */
function cacheFolder() {
  const { GLISSADE_CACHE: own, XDG_CACHE_HOME: xdg, LOCALAPPDATA: local, HOME: home } = process.env;
  if (own) return own === 'off' ? undefined : own;
  if (process.platform === 'win32') return local && join(local, 'glissade/cache');
  if (xdg) return join(xdg, 'glissade');
  return (
    home && join(home, process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'glissade')
  );
}

/** What is kept of this very program, if anything is. */
function readKept(file, name) {
  try {
    const bytes = readFileSync(file);
    return bytes.toString('latin1', 0, NAME_BYTES) === name
      ? bytes.subarray(NAME_BYTES)
      : undefined;
  } catch {
    return undefined;
  }
}

function writeKept(file, name, compiled) {
  const temporary = `${file}.${process.pid}.part`;
  try {
    makeFolder(dirname(file));
    writeFileSync(temporary, Buffer.concat([Buffer.from(name, 'latin1'), compiled]), {
      flag: 'wx',
    });
    renameSync(temporary, file);
  } catch {
    // No room, no right, or another process is at it.
  }
}

function makeFolder(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== 'ENOENT') return;
    mkdirSync(dirname(folder));
    mkdirSync(folder);
  }
}

/** Such a script cannot import by itself. */
function importModule(name) {
  return import(name.startsWith('.') ? pathToFileURL(join(dirname(program), name)).href : name);
}

function runKept() {
  const source = readFileSync(program, 'latin1');
  const name = source.slice(0, NAME_BYTES);
  const folder = cacheFolder();
  const file = folder && join(folder, `program-${process.version}-${process.arch}.code`);
  const cachedData = file && readKept(file, name);
  const script = new Script(Module.wrap(source), {
    filename: program,
    cachedData,
  });
  if (file && (!cachedData || script.cachedDataRejected)) {
    process.once('exit', () => writeKept(file, name, script.createCachedData()));
  }
  const own = { exports: {}, importModule };
  const run = script.runInThisContext();
  run.call(own.exports, own.exports, Module.createRequire(program), own, program, dirname(program));
}

module.exports = { program, runKept };
