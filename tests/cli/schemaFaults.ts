import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const folder = new URL('../../packages/glissade/schema/', import.meta.url);

/** Names of the published schemas, as in packages/glissade/schema. */
export const SCHEMA_NAMES = readdirSync(folder).map((file) => file.replace('.schema.json', ''));

/** Schemas refer to each other, so all are known. */
const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
});
for (const name of SCHEMA_NAMES) {
  ajv.addSchema(JSON.parse(readFileSync(new URL(`${name}.schema.json`, folder), 'utf8')));
}

/** What a value breaks of a published schema; nothing of it means that the value fits. */
export function schemaFaults(name: string, value: unknown): string[] {
  const validate = ajv.getSchema(`urn:glissade:${name}:1`);
  if (!validate) throw new Error(`no schema ${name}`);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
