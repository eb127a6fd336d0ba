import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../tools/find/findChromium.mjs';
import { makeConsumer, removeConsumer } from '../packed/consumer.ts';
import { serveApp } from '../web/harness/serveApp.ts';
import { chromiumFlags } from './chromiumFlags.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the services of this run are asked for, by name. */
    readonly services: string;
  }
}

type Release = () => Promise<void>;

/**
 * What the test files of one run share: a server of the built app, a Chromium, and a project with
 * the tarballs installed. Each is made once, when a file first asks for it, in the process of
 * vitest, which outlives the files; they ask by HTTP, as their own processes know nothing of it.
 */
export async function setup(project: TestProject): Promise<Release> {
  const releases: Release[] = [];
  const services = new Map<string, () => Promise<unknown>>([
    ['/app', once(() => startApp(releases))],
    ['/chromium', once(() => startChromium(releases))],
    ['/consumer', once(() => startConsumer(releases))],
  ]);
  const server = createServer(async (request, response) => {
    try {
      const service = services.get(request.url ?? '');
      if (!service) throw new Error(`no service ${request.url}`);
      response.end(JSON.stringify(await service()));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('services', `http://127.0.0.1:${port}/`);
  return async () => {
    await Promise.all(releases.map((release) => release()));
    server.close();
    server.closeAllConnections();
  };
}

/** Calls the function when first asked; later calls get the same promise. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function startApp(releases: Release[]): Promise<string> {
  const { address, close } = await serveApp();
  releases.push(close);
  return address;
}

/** Gives the address at which Playwright connects; every connection has contexts of its own. */
async function startChromium(releases: Release[]): Promise<string> {
  const executablePath = findChromium();
  const server = await chromium.launchServer({
    executablePath,
    args: chromiumFlags,
    host: '127.0.0.1',
  });
  releases.push(() => server.close());
  return server.wsEndpoint();
}

async function startConsumer(releases: Release[]) {
  const consumer = await makeConsumer();
  releases.push(async () => removeConsumer(consumer));
  return consumer;
}
