import { describe, expect, test } from '@jest/globals';
import { tableArt } from '../bake/table.ts';
import type { Creatures } from '../bake/creatures.ts';
import type { Workshop } from '../bake/cache.ts';
import { animalIds, coralIds, settings } from '../src/drawings/drawings.ts';
import { animalSpot, coralSpot, FACE } from '../src/index.ts';

const creature = { art: '<path d="M0 0H1"/>', extent: { x: 20, y: 30, width: 150, height: 80 } };
const creatures: Creatures = new Map([...animalIds, ...coralIds].map((id) => [id, creature]));
// turned creatures are measured again: here each is as large as before
const workshop = { extent: () => Promise.resolve([60, 70, 150, 80]) } as unknown as Workshop;
const { sketches, faces } = await tableArt({ creatures, workshop });
const names = new Set(sketches.map((s) => s.name));

describe('the faces of the table', () => {
  test('exist for every card at every size and are made of parts that are drawn', () => {
    expect(Object.keys(faces)).toHaveLength(animalIds.length * 3 + coralIds.length * 2);
    for (const { back, figure } of Object.values(faces)) {
      expect(names).toContain(back);
      expect(names).toContain(figure);
    }
  });

  test('share their windows, and have one drawing of each creature', () => {
    expect(sketches).toHaveLength(names.size);
    expect([...names].filter((n) => n.startsWith('figure/'))).toHaveLength(
      animalIds.length + coralIds.length,
    );
    expect([...names].filter((n) => n.startsWith('back/')).length).toBeLessThan(40);
  });

  test('place a creature where the card leaves room for it, whatever its size', () => {
    const id = 'yellow-tang';
    const { stand = 'floating' } = settings[id];
    for (const size of ['M', 'S', 'P'] as const) {
      const [x, y, width, height] = faces[`animal-${size}/${id}`]!.at;
      const spot = animalSpot(size, { creature, stand });
      expect(x).toBeLessThan(spot.x);
      expect(y).toBeLessThan(spot.y);
      expect(x + width).toBeGreaterThan(spot.x + spot.width);
      expect(y + height).toBeGreaterThan(spot.y + spot.height);
      expect(width).toBeLessThan(FACE.animal[size].width);
    }
    const [x, , width] = faces['coral-S/lobe-coral']!.at;
    const spot = coralSpot('S', creature);
    expect(x + width / 2).toBeCloseTo(spot.x + spot.width / 2, 0);
  });

  test('measure whole pixels at both scales', () => {
    for (const { width, height } of sketches.filter((s) => s.name.startsWith('figure/')))
      for (const side of [width * 1.25, height * 1.25])
        expect(side).toBeCloseTo(Math.round(side), 6);
  });
});
