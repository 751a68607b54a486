import type { AtollView } from '../../src/index.ts';
import { createContext, useContext } from 'react';
import type { ScreenLayout } from '../layout/screen.ts';
import type { Preview } from '../present/preview.ts';
import type { AtollTableState } from '../table-types.ts';

/** The data from which the whole screen is drawn. */
export interface AtollScreen {
  readonly view: AtollView;
  readonly state: AtollTableState;
  /** The own seat, or -1, and the seat whose things stand at the bottom. */
  readonly seat: number;
  readonly own: number;
  readonly names: readonly string[];
  readonly layout: ScreenLayout;
  /** The changes that the aimed choice would bring. */
  readonly preview: Preview;
  /** Identifies the offered choices: the prompt, and its unfinished selection. */
  readonly offered: string;
}

export const AtollContext = createContext<AtollScreen | undefined>(undefined);

/** @throws outside of a table */
export function useAtoll(): AtollScreen {
  const screen = useContext(AtollContext);
  if (screen === undefined)
    throw new Error('This panel belongs to a table of Atoll: wrap it in an AtollContext.');
  return screen;
}
