import { expect, test } from '@jest/globals';
import { Updates, type Registration } from '../../src/shell/device/updates.ts';
import { TAKE_OVER } from '../../src/worker/take-over.ts';

/** A registration of a browser, in which a version can arrive. */
function browser() {
  const messages: unknown[] = [];
  const waiting = { postMessage: (message: unknown) => void messages.push(message) };
  const found: (() => void)[] = [];
  const changed: (() => void)[] = [];
  const served: (() => void)[] = [];
  let reloads = 0;
  const registration = {
    waiting: null as unknown,
    installing: { addEventListener: (_: string, then: () => void) => void changed.push(then) },
    addEventListener: (_: string, then: () => void) => void found.push(then),
    update: async () => Promise.reject(new TypeError('no network')),
  };
  return {
    messages,
    served,
    registration: registration as unknown as Registration,
    reloads: () => reloads,
    arrive: () => {
      found.forEach((then) => then());
      registration.waiting = waiting;
      changed.forEach((then) => then());
    },
    parts: (isServed: boolean) => ({
      isServed: () => isServed,
      onServed: (then: () => void) => void served.push(then),
      reload: () => void reloads++,
    }),
  };
}

test('a new version is announced, and takes over only when the player asks for it', () => {
  const place = browser();
  const updates = new Updates(place.parts(true));
  let calls = 0;
  updates.subscribe(() => calls++);
  updates.follow(place.registration);
  expect(updates.isReady()).toBe(false);
  place.arrive();
  expect([updates.isReady(), calls]).toEqual([true, 1]);
  expect([place.messages, place.reloads()]).toEqual([[], 0]);
  updates.takeOver();
  expect([place.messages, place.reloads()]).toEqual([[TAKE_OVER], 0]);
  place.served.forEach((then) => then());
  expect(place.reloads()).toBe(1);
});

test('the first version in a browser is not announced as an update', () => {
  const place = browser();
  const updates = new Updates(place.parts(false));
  updates.follow(place.registration);
  place.arrive();
  expect(updates.isReady()).toBe(false);
});

test('a version that is waiting already is announced at once', () => {
  const place = browser();
  place.arrive();
  const updates = new Updates(place.parts(true));
  updates.follow(place.registration);
  expect(updates.isReady()).toBe(true);
});
