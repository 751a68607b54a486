import { describe, expect, test } from '@jest/globals';
import { blend } from '../bake/blend.ts';
import type { Picture } from '../bake/image.ts';
import { compose, pack, spritesheet } from '../bake/pack.ts';
import type { Sprite } from '../bake/pack.ts';

const plain = (width: number, height: number, rgba: readonly number[]): Picture => ({
  width,
  height,
  data: new Uint8Array(Array.from({ length: width * height }, () => rgba).flat()),
});

describe('packing', () => {
  const sprites: Sprite[] = Array.from({ length: 60 }, (_, i) => ({
    name: `s${i}`,
    picture: plain(5 + ((i * 7) % 20), 5 + ((i * 11) % 30), [i, 0, 0, 255]),
  }));
  const pages = pack(sprites, 64);

  test('places every sprite once, inside a page and clear of the others', () => {
    expect(pages.flatMap((p) => p.sprites.map((s) => s.name)).sort()).toEqual(
      sprites.map((s) => s.name).sort(),
    );
    for (const page of pages) {
      expect(Math.max(page.width, page.height)).toBeLessThanOrEqual(64);
      const used = new Set<number>();
      for (const { x, y, picture } of page.sprites) {
        for (let j = y; j < y + picture.height; j++) {
          for (let i = x; i < x + picture.width; i++) {
            expect(used.has(j * 64 + i)).toBe(false);
            used.add(j * 64 + i);
          }
        }
      }
    }
  });

  test('keeps the pixels and tells PixiJS where they are', () => {
    const [page] = pages;
    const { data, width } = compose(page);
    const { name, x, y, picture } = page.sprites[3];
    expect(data[(y * width + x) * 4]).toBe(picture.data[0]);
    expect(spritesheet(page, { image: 'a.webp', scale: 2 })).toMatchObject({
      frames: { [name]: { frame: { x, y, w: picture.width, h: picture.height } } },
      meta: { image: 'a.webp', scale: '2', size: { w: page.width, h: page.height } },
    });
  });
});

describe('blending', () => {
  test('lays a figure over a backdrop', () => {
    const { data } = blend(plain(2, 2, [0, 0, 0, 255]), plain(2, 1, [255, 255, 255, 128]));
    expect([...data.slice(0, 4)]).toEqual([128, 128, 128, 255]);
    expect([...data.slice(8, 12)]).toEqual([0, 0, 0, 255]);
  });
});
