import type { PlayerElement as Published } from '@glissade/player';
import { expectTypeOf, test } from 'vitest';
import type { PlayerElement } from './PlayerElement.ts';

// The published types are written by hand: they must say what the element is.
test('the published types are those of the element', () => {
  expectTypeOf<Pick<PlayerElement, keyof Published>>().toExtend<Pick<Published, keyof Published>>();
  expectTypeOf<Exclude<keyof PlayerElement, keyof Published>>().toEqualTypeOf<
    'connectedCallback' | 'disconnectedCallback' | 'attributeChangedCallback' | 'adoptedCallback'
  >();
});
