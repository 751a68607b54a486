import { describe, expect, test } from '@jest/globals';
import {
  animalArt,
  animalIds,
  coralArt,
  coralIds,
  eventArt,
  eventIds,
  settings,
} from '../src/drawings/drawings.ts';

type Drawn = readonly [id: string, svg: string];

const species = (detail: 'full' | 'bold'): Drawn[] => [
  ...animalIds.map((id): Drawn => [id, animalArt(id, detail)]),
  ...coralIds.map((id): Drawn => [id, coralArt(id, detail)]),
];
const events = (): Drawn[] => eventIds.map((id) => [id, eventArt(id)]);

const full = [...species('full'), ...events()];
const bold = species('bold');
const idsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
const parts = (svg: string): number =>
  [...svg.matchAll(/M/g)].length + [...svg.matchAll(/<(circle|ellipse)/g)].length;

describe('drawings', () => {
  test('cover the whole deck', () => {
    expect(animalIds).toHaveLength(62);
    expect(coralIds).toHaveLength(53);
    expect(eventIds).toHaveLength(14);
    expect(new Set(full.map(([id]) => id)).size).toBe(129);
    expect(Object.keys(settings).sort()).toEqual([...animalIds].sort());
  });

  test.each([...full, ...bold.map(([id, svg]): Drawn => [`${id}, bold`, svg])])(
    '%s is sound',
    (_, svg) => {
      expect(svg.length).toBeGreaterThan(500);
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
      // a repeated name would make one clip path cut another body
      const ids = idsIn(svg);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, name] of svg.matchAll(/url\(#([^)]+)\)/g)) {
        if (!/^(lift[123]|vol)$/.test(name!)) expect(ids).toContain(name);
      }
    },
  );

  test('are never busier on small pieces than on the reading card', () => {
    const large = new Map(full);
    expect(
      bold.filter(([id, svg]) => parts(svg) > parts(large.get(id)!)).map(([id]) => id),
    ).toEqual([]);
  });

  test('of the busiest species have at most two thirds of their parts on small pieces', () => {
    const busy = [
      'crown-of-thorns',
      'common-sea-fan',
      'giant-sea-fan',
      'venus-sea-fan',
      'staghorn-coral',
      'birds-nest-coral',
      'lace-coral',
      'bottlebrush-coral',
      'red-sea-fan',
      'corky-sea-fan',
      'galaxy-coral',
      'massive-starlet-coral',
      'lesser-star-coral',
    ];
    const large = new Map(full);
    const small = new Map(bold);
    expect(busy.filter((id) => parts(small.get(id)!) > (parts(large.get(id)!) * 2) / 3)).toEqual(
      [],
    );
  });

  test('depend on nothing drawn before', () => {
    const again = [...events(), ...species('full')];
    expect(Object.fromEntries(again)).toEqual(Object.fromEntries(full));
  });

  test('share no names with each other', () => {
    const all = full.flatMap(([, svg]) => idsIn(svg));
    expect(new Set(all).size).toBe(all.length);
  });
});
