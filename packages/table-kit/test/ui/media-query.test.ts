import { afterEach, expect, test } from '@jest/globals';
import { mediaQuery } from '../../src/ui/media-query.ts';

const { matchMedia } = globalThis;
afterEach(() => void (globalThis.matchMedia = matchMedia));

test('all subscribers of a query learn of a change in one turn, until they unsubscribe', () => {
  const listeners: (() => void)[] = [];
  const list = {
    matches: false,
    addEventListener: (_: string, tell: () => void) => listeners.push(tell),
  };
  globalThis.matchMedia = () => list as unknown as MediaQueryList;
  const heard: string[] = [];
  const [subscribe, matches] = mediaQuery('(a)');
  const end = subscribe(() => heard.push(`first ${matches()}`));
  mediaQuery('(a)')[0](() => heard.push('second'));
  expect(listeners).toHaveLength(1);
  list.matches = true;
  listeners[0]?.();
  expect(heard).toEqual(['first true', 'second']);
  end();
  listeners[0]?.();
  expect(heard).toEqual(['first true', 'second', 'second']);
});
