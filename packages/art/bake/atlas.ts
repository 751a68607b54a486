import type { Workshop } from './cache.ts';
import type { Crisp, Quality } from './image.ts';
import type { BakedPage } from './manifest.ts';
import { compose, pack, spritesheet } from './pack.ts';
import type { Sprite } from './pack.ts';
import type { Shelf } from './shelf.ts';

/** The workshop that makes pictures and the shelf that stores them. */
export interface Tools {
  workshop: Workshop;
  shelf: Shelf;
}

/** Packs sprites onto pages and writes them: `name-0.webp`, `name-0.json` and so on. */
export async function atlas(
  name: string,
  sprites: readonly Sprite[],
  {
    workshop,
    shelf,
    quality,
    scale,
  }: { workshop: Workshop; shelf: Shelf; quality: Quality | Crisp; scale: number },
): Promise<BakedPage[]> {
  return Promise.all(
    pack(sprites).map(async (page, i) => {
      const image = `${name}-${i}.webp`;
      const json = `${name}-${i}.json`;
      const bytes = await shelf.put(image, await workshop.encode(compose(page), quality));
      await shelf.put(json, JSON.stringify(spritesheet(page, { image, scale })));
      return { json, image, bytes };
    }),
  );
}
