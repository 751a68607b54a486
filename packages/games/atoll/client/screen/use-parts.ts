import { useEffect } from 'react';
import { useDrag, type CardDrag } from '@atoll/table-kit/table/model/use-drag.ts';
import { useReading, type ReadingState } from '@atoll/table-kit/table/model/use-reading.ts';
import { zoomFor } from '../layout/layout.ts';
import type { PayWith } from '../present/auto.ts';
import { looksAtShelf } from '../present/shelf.ts';
import { actionTab } from '../present/tabs.ts';
import type { TableScreenProps } from './screen-props.ts';
import { useAtollTable, type AtollTable } from './use-atoll-table.ts';
import { useScreen, type ScreenState } from './use-screen.ts';

/** The parts of the table for the person in front of it. */
export interface Parts {
  /** The possible actions and the unfinished selection. */
  readonly control: AtollTable;
  /** Where everything stands. */
  readonly screen: ScreenState;
  /** The card that is read. */
  readonly reader: ReadingState;
  /** The card in a hand. */
  readonly drag: CardDrag;
}

export function useParts(
  { session, state, view, legal, names, settings, size, zoom }: TableScreenProps,
  { pay, notes }: { readonly pay: PayWith; readonly notes: number },
): Parts {
  const own = Math.max(0, state.seat);
  const control = useAtollTable({
    session,
    state,
    view,
    legal,
    names,
    settings,
    pay,
    onHint: (action) => {
      if ('card' in action) reader.read(action.card);
      if (view.question.kind === 'turn') screen.showTab(actionTab(view, action));
      // a card of an offer may lie beyond the end of the strip of a phone
      if ('card' in action) screen.bring({ item: '', card: action.card, owner: -1 });
    },
    onHintEnd: (action) => {
      if ('card' in action && reader.card === action.card) reader.read(undefined);
    },
  });
  const {
    model,
    interaction,
    gesture,
    moment,
    pointing: { pointed, aim },
  } = control;
  const shelf = looksAtShelf({ view, legal, group: interaction.group, items: [pointed, aim.item] })
    ? 'unfolded'
    : 'folded';
  const screen = useScreen({
    view,
    seat: own,
    you: state.seat,
    legal,
    size,
    zoom,
    text: zoomFor(size, settings.textSize).band,
    shelf,
    notes,
  });
  const reader = useReading(screen.layout.panels.reading.manner);
  const { leave } = reader;
  const drag = useDrag({ table: model, interaction, strip: screen.layout.strip, gesture });
  // a card that was pointed at may be removed without a leave event
  useEffect(() => leave(), [moment, leave]);
  return { control, screen, reader, drag };
}
