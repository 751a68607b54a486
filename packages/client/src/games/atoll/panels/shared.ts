import type { AtollEvent, AtollView, CardId } from '@atoll/game-atoll';
import type { HistoryStep } from '@atoll/protocol';
import type { TableState } from '../../../table/session/table-state.ts';
import type { Rect } from '../../../ui/rect.ts';
import type { Gesture, Interaction } from '../../../table/model/interaction.ts';
import type { Choice, TableModel } from '../../../table/model/table-model.ts';
import { cardItem } from '../ids.ts';
import type { ScreenLayout } from '../layout/screen.ts';
import type { PayWith } from '../present/auto.ts';
import type { Preview } from '../present/preview.ts';
import type { ReadingState } from '../../../table/model/use-reading.ts';
import type { ScreenState } from '../use-screen.ts';

/** A button or a thing is pointed at: the item it stands for, or '', and the choice if it is exactly one. */
export type Point = (item: string, choice?: Choice) => void;

/** What the panels of the screen are drawn from. */
export interface PanelProps {
  readonly view: AtollView;
  readonly state: TableState;
  /** The own seat, or -1, and the seat whose things stand at the bottom. */
  readonly seat: number;
  readonly own: number;
  readonly names: readonly string[];
  readonly layout: ScreenLayout;
  readonly screen: ScreenState;
  readonly table: TableModel;
  readonly interaction: Interaction;
  readonly gesture: (gesture: Gesture) => void;
  /** The lit button of the action bar, or ''. */
  readonly lit: string;
  /** The question that is asked is half answered. */
  readonly canUndo: boolean;
  /** Takes back the pending question, or else the last turn. */
  readonly takeBack: () => void;
  readonly cancel: () => void;
  readonly stepBack: () => void;
  /** Shows on the canvas which item a button stands for; '' for none. */
  readonly onPoint: Point;
  /** What the choice that is pointed at would change. */
  readonly preview: Preview;
  /** Says why an action is refused; without one, that nothing of the kind can be done. */
  readonly explain: (action: unknown) => void;
  /** Tells a refusal whose reason is known. */
  readonly refuse: (reason: string) => void;
  /** Why nothing of a kind of action can be done. */
  readonly why: (group: string) => string;
  /** Opens the list of keys. */
  readonly onKeys: () => void;
  /** The card that somebody reads, if any; and the one that is shown where there is a place for it even then. */
  readonly reader: ReadingState;
  readonly reading: CardId | undefined;
  /** Names what is offered to be pressed: the question, and what of it is half answered. */
  readonly moment: string;
  /** How prices are paid while fish scales could stand in. */
  readonly pay: PayWith;
  readonly onPay: (way: PayWith) => void;
  /** Where the things of the table lie that are in sight, by item. */
  readonly spots: ReadonlyMap<string, Rect>;
  readonly setReading: (card: CardId | undefined) => void;
}

/** The card that was last spoken of, so that one sees what the others did. */
export function lastCard(steps: readonly HistoryStep[]): CardId | undefined {
  for (let i = steps.length - 1; i >= 0; i--) {
    const event = (steps[i]!.events as readonly AtollEvent[]).findLast((each) => 'card' in each && each.card !== '');
    if (event !== undefined && 'card' in event) return event.card;
  }
  return undefined;
}

/** How many animals on that seat's reef may be taken now, as the prey of a hunt. */
export const callsFrom = ({ view, table }: PanelProps, seat: number): number =>
  (view.seats[seat]?.reefAnimals ?? []).filter(({ card }) => (table.items.get(cardItem(card, seat))?.choices.length ?? 0) > 0).length;
