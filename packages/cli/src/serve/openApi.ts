/* The OpenAPI description of the server, made of the parameters and the published schemas. */
import { readFileSync } from 'node:fs';
import type { Operation, RequestLimits } from './operation.ts';
import { OPERATIONS } from './operations.ts';

declare const GLISSADE_VERSION: string | undefined;

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Where the schemas lie, seen from the bundle or from this file. */
const SCHEMAS = typeof GLISSADE_VERSION === 'string' ? '../schema/' : '../../../glissade/schema/';

const URN = /^urn:glissade:([a-z]+):\d+(?:#(.*))?$/;

/** The published schema of a name, without what binds it to its own place. */
function publishedSchema(name: string): { readonly [name: string]: Json } {
  const file = new URL(`${SCHEMAS}${name}.schema.json`, import.meta.url);
  const { $schema: _, $id: __, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
  return schema;
}

/**
 * Every schema that one of these names, itself or by another, with its references put right. Parts
 * are schemas of their own: makers of clients take `$defs` for a property.
 */
export function componentSchemas(names: readonly string[]): Record<string, Json> {
  const found: Record<string, Json> = {};
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name in found) continue;
    const own = name;
    const put = (reference: string) => {
      const [, other = own, path = reference.slice(1)] = URN.exec(reference) ?? [];
      waiting.push(other);
      return `#/components/schemas/${other}${path.replace('/$defs/', '.')}`;
    };
    const { $defs = {}, ...schema } = publishedSchema(own);
    found[own] = withReferences(schema, put);
    for (const [part, one] of Object.entries($defs as object)) {
      found[`${own}.${part}`] = withReferences(one, put);
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What stands beside a reference goes around it: many programs that read schemas overlook it. */
function withReferences(schema: Json, put: (reference: string) => string): Json {
  if (Array.isArray(schema)) return schema.map((one) => withReferences(one, put));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as { readonly [name: string]: Json };
  const around = Object.entries(rest).map(([name, value]) => [name, withReferences(value, put)]);
  if (typeof $ref !== 'string') return Object.fromEntries(around);
  const reference = { $ref: put($ref) };
  return around.length === 0 ? reference : { allOf: [reference], ...Object.fromEntries(around) };
}

/** Parameters as the schema of a JSON object. */
export function inputSchema(operation: Operation, limits: RequestLimits) {
  const { required } = operation;
  return {
    type: 'object',
    properties: operation.params(limits),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  } as const;
}

export function describeApi(version: string, limits: RequestLimits): object {
  const named = OPERATIONS.flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
  const paths = OPERATIONS.map((one) => [`/v1/${one.name}`, { post: describe(one, limits) }]);
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Glissade',
      version,
      summary: 'Sliding puzzles: proved shortest answers, hints, explanations, pictures',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    security: [],
    tags: [{ name: 'puzzles' }, { name: 'server' }],
    paths: {
      ...Object.fromEntries(paths),
      '/healthz': { get: plainGet('health', 'Say that the server answers', 'application/json') },
      '/metrics': {
        get: plainGet('metrics', 'Counts in the text form of Prometheus', 'text/plain'),
      },
      '/openapi.json': { get: plainGet('description', 'This description', 'application/json') },
    },
    components: {
      schemas: {
        ...componentSchemas(named),
        refusal: {
          title: 'What was wrong with the request, or with the server',
          type: 'object',
          properties: { error: { $ref: '#/components/schemas/solve.error' } },
          required: ['error'],
        },
      },
      responses: {
        refused: refusal('The request makes no sense; the error says what would be right'),
        large: refusal('The body is too large'),
        busy: refusal('Too many requests wait; ask again later'),
        failed: refusal('A fault of the server'),
      },
    },
  };
}

function describe(operation: Operation, limits: RequestLimits): object {
  const { name, summary, schema, answerSchema } = operation;
  const answer = schema === undefined ? answerSchema : { $ref: `#/components/schemas/${schema}` };
  const events = {
    'text/event-stream': {
      schema: {
        type: 'string',
        description: 'Events `better` for each better answer, and `answer` for the last, in JSON',
      },
    },
  };
  const image = {
    'image/svg+xml': { schema: { type: 'string' } },
    'image/png': { schema: { type: 'string', contentMediaType: 'image/png' } },
  };
  return {
    operationId: name,
    tags: ['puzzles'],
    summary,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: inputSchema(operation, limits) } },
    },
    responses: {
      200: {
        description: 'The answer, also where it is no, or undecided at a limit',
        content: {
          'application/json': { schema: answer },
          ...(operation.streams ? events : {}),
          ...(name === 'picture' ? image : {}),
        },
      },
      400: { $ref: '#/components/responses/refused' },
      413: { $ref: '#/components/responses/large' },
      500: { $ref: '#/components/responses/failed' },
      503: { $ref: '#/components/responses/busy' },
    },
  };
}

function plainGet(operationId: string, summary: string, type: string): object {
  const schema = { type: type === 'text/plain' ? 'string' : 'object' };
  const ok = { description: summary, content: { [type]: { schema } } };
  return {
    operationId,
    tags: ['server'],
    summary,
    responses: { 200: ok, 400: { $ref: '#/components/responses/refused' } },
  };
}

function refusal(description: string): object {
  const schema = { $ref: '#/components/schemas/refusal' };
  return { description, content: { 'application/json': { schema } } };
}
