import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PlayerElement } from './PlayerElement.ts';
import { playerStyle } from './playerStyle.ts';

const player = new URL('../../../player/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, player), 'utf8');

type Named = { readonly name: string };
type Element = Readonly<Record<'attributes' | 'members' | 'events' | 'cssProperties', Named[]>>;
const [module] = JSON.parse(read('custom-elements.json')).modules;
const element = module.declarations[0] as Element;

const namesOf = (part: keyof Element) => element[part].map(({ name }) => name).sort();
const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].sort();

test('custom-elements.json has the attributes of the tag, and every one that is observed', () => {
  const attributes = namesOf('attributes');
  expect(attributes).toEqual(found(read('types/attributes.d.ts'), /readonly (\w+)\?:/g));
  const observed = PlayerElement.observedAttributes.filter((name) => name !== 'lang');
  expect(observed.filter((name) => !attributes.includes(name))).toEqual([]);
});

test('custom-elements.json has the members and events of the published types', () => {
  const [, body = ''] = read('types/index.d.ts').split('class PlayerElement');
  const members = found(body, /^ {2}(?:get |set )?(\w+)\(/gm);
  expect(namesOf('members')).toEqual(members.filter((name) => name !== 'addEventListener'));
  expect(namesOf('events')).toEqual(found(read('types/index.d.ts'), /(\w+): CustomEvent</g));
});

test('custom-elements.json has colours that the style uses, those of the docs', () => {
  const docs = readFileSync(new URL('../../../../docs/player.md', import.meta.url), 'utf8');
  for (const name of namesOf('cssProperties')) expect(playerStyle).toContain(`${name}:`);
  const [, told = ''] = /custom properties of the element: (.*?)The content/s.exec(docs)!;
  expect(namesOf('cssProperties')).toEqual(
    [...found(told, /`(--[\w-]+)`/g), '--tone-1', '--tone-2'].sort(),
  );
});
