import { describe, expect, test } from '@jest/globals';
import { CodeGate } from '../../src/limits/code-gate.ts';

/** A gate whose time passes when it is told to. */
function gate(burst: number, most = 3) {
  const tasks: (() => void)[] = [];
  const results: string[] = [];
  const made = new CodeGate({ burst, most, every: 1_000, later: (task) => void tasks.push(task) });
  return {
    results,
    ask: (name: string, wrong: number) =>
      void made.enter(wrong).then(
        () => results.push(name),
        ({ name: why }: Error) => results.push(`${name}: ${why}`),
      ),
    giveBack: () => made.giveBack(),
    /** Lets one interval pass, and whatever follows from it. */
    async second() {
      tasks.splice(0).forEach((task) => task());
      await new Promise(setImmediate);
    },
  };
}

describe('the gate of short codes', () => {
  test('lets a burst pass, and then one at a time', async () => {
    const { ask, results, second } = gate(2);
    for (const name of ['a', 'b', 'c', 'd']) ask(name, 0);
    await new Promise(setImmediate);
    expect(results).toEqual(['a', 'b']);
    await second();
    expect(results).toEqual(['a', 'b', 'c']);
    await second();
    expect(results).toEqual(['a', 'b', 'c', 'd']);
  });

  test('serves networks with fewer unknown codes first, and refuses those with the most', async () => {
    const { ask, results, second } = gate(1);
    ask('first', 5);
    const others = [
      ['guesser', 9],
      ['mistaken', 1],
      ['worse', 11],
      ['honest', 0],
      ['second honest', 0],
    ] as const;
    for (const [name, wrong] of others) ask(name, wrong);
    await new Promise(setImmediate);
    expect(results).toEqual(['first', 'worse: GateClosed', 'guesser: GateClosed']);
    for (let times = 0; times < 3; times++) await second();
    expect(results.slice(3)).toEqual(['honest', 'second honest', 'mistaken']);
  });

  test('costs nothing for codes that lead somewhere, and fills again up to its burst', async () => {
    const { ask, results, giveBack, second } = gate(2);
    for (let times = 0; times < 20; times++) {
      ask('known', 0);
      giveBack();
    }
    await new Promise(setImmediate);
    expect(results).toHaveLength(20);
    for (let times = 0; times < 20; times++) await second();
    for (const name of ['a', 'b', 'c']) ask(name, 0);
    await new Promise(setImmediate);
    expect(results.slice(20)).toEqual(['a', 'b']);
  });
});
