// Builds the documentation site into site/.vitepress/dist: guides, reference, catalogue and API as
// static pages, and the app beneath them. `--base /path/` is where a host will serve it; `--serve`
// serves it here.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installIfNeeded, root } from './install.mjs';
import { runCommand } from './runCommand.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    built: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
});

/** @param {string} command @param {readonly string[]} args */
async function run(command, args) {
  const { code, output } = await runCommand(command, args);
  if (code === 0) return;
  console.error(output.trim());
  process.exit(1);
}

installIfNeeded();
// `--built`: the packages and the app are built already.
if (!values.built) await run('node', ['tools/build.mjs']);
// The build has checked the types.
await run('typedoc', ['--options', 'site/typedoc.json', '--skipErrorChecking']);
await run('vitepress', ['build', 'site', '--base', values.base]);
const site = `${root}site/.vitepress/dist`;
cpSync(`${root}packages/web/dist`, `${site}/app`, { recursive: true });
// Hosts read it at the root alone; it is for the app.
const headers = readFileSync(`${site}/app/_headers`, 'utf8');
writeFileSync(`${site}/_headers`, headers.replace('/*', `${values.base}app/*`));
rmSync(`${site}/app/_headers`);
console.log('site/.vitepress/dist');
if (values.serve) {
  const args = ['vitepress', 'preview', 'site', '--base', values.base];
  spawnSync('npx', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}
