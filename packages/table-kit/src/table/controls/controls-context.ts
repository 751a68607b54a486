import { createContext, useContext } from 'react';
import type { Gesture, Interaction } from '../model/interaction.ts';
import { EMPTY_TABLE, type Choice, type TableModel } from '../model/table-model.ts';
import { IDLE } from '../model/interaction.ts';

/**
 * A button or a thing is pointed at: the item it stands for, or '', and the choice if it is exactly
 * one.
 */
export type Point = (item: string, choice?: Choice) => void;

/** The context of all parts that offer actions. */
export interface TableControls {
  readonly table: TableModel;
  readonly interaction: Interaction;
  readonly gesture: (gesture: Gesture) => void;
  /** The group of actions that is lit, or ''. */
  readonly lit: string;
  /** Shows on the canvas which item a button stands for; '' for none. */
  readonly onPoint: Point;
  /** Why no action of a group is possible, or ''. */
  readonly why: (group: string) => string;
  /** Shows a refusal whose reason is known. */
  readonly refuse: (reason: string) => void;
}

const nothing = (): void => undefined;

/** Without a table nothing can be done. */
export const ControlsContext = createContext<TableControls>({
  table: EMPTY_TABLE,
  interaction: IDLE,
  lit: '',
  gesture: nothing,
  onPoint: nothing,
  why: () => '',
  refuse: nothing,
});

export const useControls = (): TableControls => useContext(ControlsContext);
