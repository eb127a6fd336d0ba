import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { findWebKit } from '../../../tools/find/findWebKit.mjs';
import { type Engine, type Point, until } from './engine.ts';
import { openSession, type WebDriver } from './webDriver.ts';

/** Names of keys, as WebDriver writes them. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** WebKitGTK of this system. Its browser has no headless mode: a screen of our own shows it. */
export async function openWebKit(): Promise<Engine> {
  const { driver: program, browser, screen } = findWebKit();
  const children: ChildProcess[] = [];
  const stop = () => Promise.all(children.toReversed().map(endOf));
  try {
    const display = await startScreen(screen, children);
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Root may have no sandbox, as for Chromium.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LANGUAGE: 'en_US',
    };
    children.push(spawn(program, [`--port=${port}`], { env, stdio: 'ignore' }));
    const address = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver', () => fetch(`${address}/status`).catch(() => undefined));
    const driver = await openSession(address, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    await driver.send('POST', 'timeouts', { script: 120_000, pageLoad: 120_000 });
    return engineOf(driver, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts an X server that chooses a free number itself, and gives that number. */
async function startScreen(program: string, children: ChildProcess[]): Promise<string> {
  const flags = ['-screen', '0', '1400x1300x24', '-nolisten', 'tcp', '-displayfd', '3'];
  const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  children.push(child);
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdio[3]!.on('data', (part) => {
      text += part;
      if (text.includes('\n')) resolve(`:${text.trim()}`);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function endOf(child: ChildProcess): Promise<unknown> | undefined {
  if (child.exitCode !== null || child.signalCode !== null) return undefined;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  return ended;
}

function engineOf(driver: WebDriver, stop: () => Promise<unknown>): Engine {
  const act = (actions: readonly object[]) => driver.send('POST', 'actions', { actions });
  const run = async (script: string, args: readonly unknown[]) => {
    const sent = { script: bodyOf(script), args };
    const answer = (await driver.send('POST', 'execute/async', sent)) as Answer;
    if ('error' in answer) throw new Error(answer.error);
    return answer.value ?? undefined;
  };
  return {
    name: 'WebKitGTK',
    goto: async (url) => void (await driver.send('POST', 'url', { url })),
    run,
    drag: async (points) => void (await act([dragOf(points)])),
    press: async (...keys) => void (await act([typing(keys)])),
    resize: async (width, height) => {
      // The window has bars of its own, which may be measured only once it stands.
      const bars = async () =>
        (await run('() => [outerWidth - innerWidth, outerHeight - innerHeight]', [])) as number[];
      const [x, y] = await bars();
      await driver.send('POST', 'window/rect', { width: width + x!, height: height + y! });
    },
    photograph: async () =>
      Buffer.from((await driver.send('GET', 'screenshot')) as string, 'base64'),
    close: async () => {
      await driver.quit();
      await stop();
    },
  };
}

type Answer = { readonly value?: unknown } | { readonly error: string };

/** The body of a script for `execute/async`: no `eval`, which the app's policy forbids. */
function bodyOf(script: string): string {
  return `const done = arguments[arguments.length - 1];
const given = [...arguments].slice(0, -1);
(async () => (${script})(...given))()
  .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
}

function dragOf(points: readonly Point[]): object {
  const move = ({ x, y }: Point, duration: number) => ({
    type: 'pointerMove',
    duration,
    x: Math.round(x),
    y: Math.round(y),
    origin: 'viewport',
  });
  const [first, ...rest] = points;
  const between = rest.flatMap((to, index) => {
    const from = points[index]!;
    return [0.25, 0.5, 0.75, 1].map((share) =>
      move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 20),
    );
  });
  const press = { type: 'pointerDown', button: 0 };
  const release = { type: 'pointerUp', button: 0 };
  const actions = [move(first!, 0), press, ...between, release];
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

function typing(keys: readonly string[]): object {
  const actions = keys.flatMap((key) => {
    const value = KEYS[key] ?? key;
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  });
  return { type: 'key', id: 'keys', actions };
}
