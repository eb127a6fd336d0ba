import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli, spawnCli } from '../cli/runCli.ts';
import { Program } from './programs.ts';
import { startRedis } from './redisServer.ts';

test('a password is needed where Redis has one, and is never shown', async () => {
  const server = await startRedis({ flags: ['--requirepass', 'open sesame'] });
  try {
    const list = ['runs', '--redis', server.url];
    const without = await runCli(list);
    expect(without.code).toBe(2);
    expect(without.stderr).toMatch(/^error: Redis at redis:.* refused the password$/m);
    const wrong = await runCli(list, { env: { GLISSADE_REDIS_PASSWORD: 'guessed' } });
    expect(wrong.stderr).toContain('refused the password');
    expect(wrong.stderr).not.toContain('guessed');
    const right = await runCli(list, { env: { GLISSADE_REDIS_PASSWORD: 'open sesame' } });
    expect(right.code, right.stderr).toBe(0);
    const url = server.url.replace('//', '//:open%20sesame@');
    const worker = new Program(['worker', '--redis', url, '--jobs', '1']);
    await worker.says('is connected to');
    expect(worker.stderr).not.toContain('sesame');
    await worker.kill('SIGTERM');
  } finally {
    await server.close();
  }
});

test('TLS: a certificate that Node trusts is taken, another is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-tls-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...made, ...subject], { stdio: 'ignore' });
  const flags = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-auth-clients', 'no'];
  const ca = ['--tls-ca-cert-file', certificate];
  const server = await startRedis({ flags: [...flags, ...ca], protocol: 'rediss' });
  try {
    const list = ['runs', '--redis', server.url];
    const trusted = await spawnCli(list, { env: { NODE_EXTRA_CA_CERTS: certificate } });
    expect(trusted.code, trusted.stderr).toBe(0);
    const refused = await runCli(list);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('self-signed certificate');
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each([
  ['redis://127.0.0.1:1', 'Redis at redis://127.0.0.1:1 cannot be reached'],
  ['localhost:6379', 'this is not a Redis address'],
  ['nonsense', 'this is not a Redis address'],
  ['http://127.0.0.1', 'this is not a Redis address'],
])('the address %s is refused in one line', async (address, message) => {
  const { code, stderr } = await runCli(['solve', 'dads', '--redis', address]);
  expect(code).toBe(2);
  expect(stderr).toContain(`error: ${message}`);
  expect(stderr).not.toContain('    at ');
});
