import { readFile } from 'node:fs/promises';
import { certify } from '@glissade/solve/certificate/certify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button } from './harness/button.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { savedBy } from './harness/saved.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function openProof(path: string) {
  const opened = await app.open(path, PHONE);
  await button(opened.page, 'Save the proof').tap();
  return opened;
}

describe('somebody who does not believe the answer', () => {
  test('saves its proof and the program that checks it', async () => {
    const { page, complaints, strangers } = await openProof('#klotski?view=solve');
    await page.getByText(/^The certificate is ready \(\d+ kB\)\.$/).waitFor();
    const { name, bytes } = await savedBy(page, () => button(page, 'Save the certificate').tap());
    expect(name).toBe('Klotski.cert');
    expect(await certify(bytes)).toMatchObject({ status: 'proved', metric: 'moves', length: 81 });

    const checker = await savedBy(page, () =>
      page.getByRole('link', { name: 'Checker in Python' }).tap(),
    );
    expect(checker).toEqual({
      name: 'certificate.py',
      bytes: await readFile('checkers/certificate.py'),
    });
    const inC = await readFile('checkers/certificate.c', 'utf8');
    const included = [...inC.matchAll(/#include "(.+)"/g)].map(([, name]) => name!);
    expect(included.length).toBeGreaterThan(0);
    for (const name of included) {
      const part = await savedBy(page, () => page.getByRole('link', { name }).tap());
      expect(part).toEqual({ name, bytes: await readFile(`checkers/${name}`) });
    }
    expect(await page.locator('.proof-commands').textContent()).toContain(
      'python3 certificate.py Klotski.cert\n',
    );
    expect([complaints, strangers]).toEqual([[], []]);
  });

  test('has the proof that there is no solution, too', async () => {
    const { page } = await openProof('#1_2_3-4_5_6-8_7_0?view=solve');
    const { bytes } = await savedBy(page, () => button(page, 'Save the certificate').tap());
    const verdict = await certify(bytes);
    expect(verdict).toMatchObject({ status: 'proved', evidence: 'parity' });
    expect(verdict).not.toHaveProperty('length');
  });
});
