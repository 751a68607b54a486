import type { Side } from '../../src/cards/index.ts';
import type { Texture } from 'pixi.js';
import { pageContrast } from '@atoll/table-kit/table/canvas/drawing/mark-theme.ts';
import { loadSheet, type Page } from '@atoll/table-kit/table/canvas/sheet.ts';

type Maps = Readonly<Record<Side, Readonly<Record<'paper' | 'contrast', Page>>>>;

/** The part of a bake's manifest that is read: a page for each side of the map in each look. */
interface Manifest {
  readonly sources: string;
  readonly maps: { readonly quick: Maps; readonly fine?: Maps };
}

/** The picture of a side of the map, in the look of the page. */
export interface MapPicture {
  /** Undefined where none is baked. */
  readonly quick: Texture | undefined;
  /** A sharper one, once there is one. */
  readonly fine: () => Promise<Texture | undefined>;
}

export async function loadMapPicture(base: string, side: Side): Promise<MapPicture> {
  const look = pageContrast() === 'high' ? 'contrast' : 'paper';
  const load = async (grade: 'quick' | 'fine'): Promise<Texture | undefined> => {
    const response = await fetch(`${base}manifest.json`);
    const { maps, sources }: Manifest = await response.json();
    const page = maps[grade]?.[side][look];
    if (page === undefined) return undefined;
    const sheet = await loadSheet(page, (file) => `${base}${file}?${sources.slice(0, 12)}`);
    return sheet[`map/${side}`];
  };
  const orNothing = (error: unknown): undefined => void console.warn(error);
  return { quick: await load('quick').catch(orNothing), fine: () => load('fine').catch(orNothing) };
}
