// Runs the built command line from what an earlier process has compiled of it, for versions of Node
// that keep nothing themselves: that is a third of the time of `glissade solve klotski`. Where it
// cannot be kept, it is compiled each time, and nobody is told.
const {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} = require('node:fs');
const Module = require('node:module');
const { hostname } = require('node:os');
const { basename, dirname, isAbsolute, join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { Script } = require('node:vm');

const program = join(__dirname, '../dist/cli/main.cjs');
/** The first line of the program, by which a build is told from others. */
const NAME_BYTES = 64;

/** As `cacheFolder` in files/tableCache/store.node.ts. */
function cacheFolder() {
  const { GLISSADE_CACHE: own, XDG_CACHE_HOME: xdg, LOCALAPPDATA: local, HOME: home } = process.env;
  if (own) return own === 'off' ? undefined : own;
  if (process.platform === 'win32') return local && join(local, 'glissade/cache');
  if (xdg && isAbsolute(xdg)) return join(xdg, 'glissade');
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
  const host = hostname()
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 32);
  // Named as `ownedName` in files/staleFiles.node.ts.
  const temporary = `${file}.${host}-${process.pid}-${Date.now().toString(36)}-0.part`;
  try {
    makeFolder(dirname(file));
    removeLeft(file, host);
    writeFileSync(temporary, Buffer.concat([Buffer.from(name, 'latin1'), compiled]), {
      flag: 'wx',
    });
    renameSync(temporary, file);
  } catch {
    // No room, no right, or another process is at it.
    removeQuietly(temporary);
  }
}

/** Removes what processes left that were killed while they kept it. */
function removeLeft(file, host) {
  for (const name of readdirSync(dirname(file))) {
    if (!name.startsWith(`${basename(file)}.${host}-`)) continue;
    const [, pid] = /-(\d+)-[0-9a-z]+-0\.part$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) removeQuietly(join(dirname(file), name));
  }
}

function removeQuietly(path) {
  try {
    rmSync(path, { force: true });
  } catch {
    // Nobody else can remove it either.
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
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
  const source = readFileSync(program, 'utf8');
  const name = source.slice(0, NAME_BYTES);
  const folder = cacheFolder();
  const file = folder && join(folder, `program-${process.version}-${process.arch}.code`);
  const cachedData = file ? readKept(file, name) : undefined;
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
