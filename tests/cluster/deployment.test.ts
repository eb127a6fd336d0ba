// The files with which workers are run in Kubernetes, as the schemas of those who read them say.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ScaledObject, TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { Ajv } from 'ajv';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { JobQueue } from '../../packages/cluster/src/jobQueue.ts';
import { ownVersion } from '../../packages/cluster/src/version.ts';
import { runCli } from '../cli/runCli.ts';
import { renderTemplate } from '../support/renderChart.ts';
import { withRedis } from './inProcess.ts';
import { startRedis } from './redisServer.ts';

const MODELS = { Service, StatefulSet, Deployment, ScaledObject, TriggerAuthentication };
type Kind = keyof typeof MODELS;
// biome-ignore lint/suspicious/noExplicitAny: files of others' forms, which the models look at
type Resource = { readonly kind: Kind; readonly [key: string]: any };

const folder = fileURLToPath(new URL('../../examples/cluster/', import.meta.url));
const textOf = (file: string) => readFileSync(`${folder}${file}`, 'utf8');
const resourcesOf = (text: string): Resource[] =>
  parseAllDocuments(text)
    .map((document) => document.toJS({ mapAsMap: false }))
    .filter((resource) => resource !== null);

/** Throws for what its schema refuses. */
function validate(resource: Resource): void {
  const Model = MODELS[resource.kind];
  expect(Model, `a schema of ${resource.kind}`).toBeDefined();
  new Model(resource as never).validate();
}

const values = parse(textOf('chart/values.yaml'));
const templates = readdirSync(`${folder}chart/templates`).sort();
type Changes = { readonly server?: object; readonly autoscaling?: object };

/** What `helm install boards chart` would apply. */
function rendered({ server, autoscaling }: Changes = {}): Resource[] {
  const changed = {
    ...values,
    server: { ...values.server, ...server },
    autoscaling: { ...values.autoscaling, ...autoscaling },
  };
  const known = { Values: changed, Release: { Name: 'boards' } };
  return templates.flatMap((name) =>
    resourcesOf(renderTemplate(textOf(`chart/templates/${name}`), known)),
  );
}
const kindsOf = (resources: readonly Resource[]) => resources.map(({ kind }) => kind);
const workerOf = (resources: readonly Resource[]) =>
  resources.find(({ kind }) => kind === 'Deployment')!;

test('a schema refuses what has another form, and a template what is not rendered here', () => {
  const [service] = resourcesOf(textOf('kubernetes.yaml'));
  expect(() => validate({ ...service!, spec: { ports: 6379 } })).toThrow();
  const scaled = resourcesOf(textOf('keda.yaml')).find(({ kind }) => kind === 'ScaledObject')!;
  expect(() => validate({ ...scaled, spec: { ...scaled.spec, triggers: 3 } })).toThrow();
  expect(() => renderTemplate('{{ .Values.none }}', { Values: {} })).toThrow('there is no');
  expect(() => renderTemplate('{{ include "x" . }}', {})).toThrow('not among what is rendered');
  expect(() => renderTemplate('{{ if .a }}', { a: true })).toThrow('has no end');
});

test.each(['kubernetes.yaml', 'keda.yaml'])('%s is valid', (file) => {
  const resources = resourcesOf(textOf(file));
  expect(resources.length).toBeGreaterThan(1);
  for (const resource of resources) validate(resource);
});

test('the dashboard has panels that do not overlap, and asks one source of data', () => {
  const { panels, templating } = JSON.parse(textOf('grafana.json'));
  expect(new Set(panels.map(({ id }: Resource) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }: Resource) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  for (const cell of cells) expect(Number(cell.split(' ')[0])).toBeLessThan(24);
  const variables = templating.list.map(({ name }: Resource) => name);
  for (const { datasource, targets } of panels) {
    for (const target of targets) {
      expect(target.datasource).toEqual(datasource);
      const used = JSON.stringify(target).match(/(?<=\$\{?)\w+/g) ?? [];
      expect(used).toContain('datasource');
      for (const name of used) expect(variables).toContain(name);
    }
  }
});

describe('the chart', () => {
  test('has a description, and values that its schema takes', () => {
    const { version } = JSON.parse(textOf('../../packages/glissade/package.json'));
    const chart = parse(textOf('chart/Chart.yaml'));
    expect(chart).toMatchObject({ apiVersion: 'v2', name: 'glissade', type: 'application' });
    expect([chart.version, chart.appVersion]).toEqual([version, version]);
    const fits = new Ajv().compile(JSON.parse(textOf('chart/values.schema.json')));
    expect(fits(values), JSON.stringify(fits.errors)).toBe(true);
    expect(fits({ ...values, worker: { ...values.worker, jobs: 0 } })).toBe(false);
    expect(fits({ ...values, replicas: 3 })).toBe(false);
  });

  test('makes a server and workers that its schemas take', () => {
    const resources = rendered();
    expect(kindsOf(resources)).toEqual(['Service', 'StatefulSet', 'Deployment']);
    for (const resource of resources) validate(resource);
    expect(workerOf(resources).spec.replicas).toBe(10);
  });

  test('starts workers with flags that they have', async () => {
    const { args } = workerOf(rendered()).spec.template.spec.containers[0];
    expect(args).toEqual([
      ...['worker', '--redis', 'redis://jobs:6379', '--jobs', '2', '--grace', '5'],
      ...['--metrics', '0.0.0.0:9464'],
    ]);
    const { stdout } = await runCli(['worker', '--help']);
    for (const flag of args.filter((word: string) => word.startsWith('--'))) {
      expect(stdout).toContain(`${flag} <`);
    }
  });

  test('leaves the number of workers to KEDA, and the server to others, where asked', () => {
    const resources = rendered({
      autoscaling: { enabled: true },
      server: { enabled: false, host: 'jobs.example', port: 6380 },
    });
    expect(kindsOf(resources)).toEqual(['TriggerAuthentication', 'ScaledObject', 'Deployment']);
    for (const resource of resources) validate(resource);
    const worker = workerOf(resources);
    expect(worker.spec.replicas).toBeUndefined();
    const [authentication, scaled] = resources;
    expect(scaled!.spec.scaleTargetRef.name).toBe(worker.metadata.name);
    for (const { metadata, authenticationRef } of scaled!.spec.triggers) {
      expect(metadata.address).toBe('jobs.example:6380');
      expect(authenticationRef.name).toBe(authentication!.metadata.name);
    }
  });
});

test('KEDA counts jobs that wait and jobs under way, in the lists that Redis has', async () => {
  const listsOf = (resources: readonly Resource[]): string[] =>
    resources
      .find(({ kind }) => kind === 'ScaledObject')!
      .spec.triggers.map(({ metadata }: Resource) => metadata.listName);
  const lists = listsOf(resourcesOf(textOf('keda.yaml')));
  expect(listsOf(rendered({ autoscaling: { enabled: true } }))).toEqual(lists);
  expect(lists.map((list) => list.split(':').at(-1))).toEqual(['wait', 'active']);
  const server = await startRedis();
  try {
    await withRedis(server.url, async (redis) => {
      const queue = new JobQueue(redis, ownVersion(), 'solve');
      for (const id of ['0', '1', '2']) await queue.add('boards', id, undefined);
      const lengths = await Promise.all(lists.map((list) => redis.llen(list)));
      expect(lengths).toEqual([3, 0]);
      await queue.close();
    });
  } finally {
    await server.close();
  }
});
