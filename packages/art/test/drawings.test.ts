import { describe, expect, test } from '@jest/globals';
import { animalArt, animalIds, coralArt, coralIds, eventArt, eventIds, settings } from '../src/drawings/drawings.ts';

const drawings: [string, () => string][] = [
  ...animalIds.map((id): [string, () => string] => [id, () => animalArt(id)]),
  ...coralIds.map((id): [string, () => string] => [id, () => coralArt(id)]),
  ...eventIds.map((id): [string, () => string] => [id, () => eventArt(id)]),
];

const idsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(m => m[1]);

describe('drawings', () => {
  test('cover the whole deck', () => {
    expect(animalIds).toHaveLength(62);
    expect(coralIds).toHaveLength(53);
    expect(eventIds).toHaveLength(14);
    expect(new Set(drawings.map(([id]) => id)).size).toBe(129);
    expect(Object.keys(settings).sort()).toEqual([...animalIds].sort());
  });

  test.each(drawings)('%s is sound', (_, draw) => {
    const svg = draw();
    expect(svg.length).toBeGreaterThan(500);
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    // a repeated name would make one clip path cut another body
    const ids = idsIn(svg);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, name] of svg.matchAll(/url\(#([^)]+)\)/g)) {
      if (!/^(lift[123]|vol)$/.test(name)) expect(ids).toContain(name);
    }
  });

  test('depend on nothing drawn before', () => {
    const forth = drawings.map(([, draw]) => draw());
    const back = [...drawings].reverse().map(([, draw]) => draw()).reverse();
    expect(back).toEqual(forth);
  });

  test('share no names with each other', () => {
    const all = drawings.flatMap(([, draw]) => idsIn(draw()));
    expect(new Set(all).size).toBe(all.length);
  });
});
