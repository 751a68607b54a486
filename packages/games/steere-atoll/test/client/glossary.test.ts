import { expect, test } from '@jest/globals';
import { loadGlossary } from '../../client/use-glossary.ts';
import { locale } from './steere-locale.ts';

test.each(Object.entries(await loadGlossary(locale)))(
  '%s says in one sentence what it is',
  (_id, { name, meaning }) => {
    expect(name).toMatch(/^[A-Z]/);
    expect(meaning).toMatch(/^[A-Z][^.]*\.$/);
    expect(meaning.length).toBeLessThanOrEqual(150);
  },
);
