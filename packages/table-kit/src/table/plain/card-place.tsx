import { useMemo, type ReactNode } from 'react';
import type { Settings } from '../../settings/settings.ts';
import type { Rect } from '../../ui/rect.ts';
import { useSize } from '../../ui/use-size.ts';
import type { Entry } from '../a11y/entry.tsx';
import { ItemList } from '../a11y/item-list.tsx';
import './card-place.css';
import type { CardSceneInput } from '../canvas/scene/card-scene.ts';
import type { CardRows, InRow } from '../canvas/scene/card-rows.ts';
import { spotsOf } from '../canvas/scene/spots.ts';
import { Surface } from '../canvas/surface.tsx';
import { useTransition } from '../canvas/use-transition.ts';
import type { Table } from '../model/use-table.ts';
import type { Shown } from '../session/playback.ts';
import { useLocale } from '../../words/use-locale.ts';

/** A card by the thing of the table model that it is, and as it is read aloud. */
export type NamedCard = Pick<Entry, 'item' | 'name'>;

export interface CardRow<C extends NamedCard> {
  readonly title: string;
  /** The seat whose cards these are, or -1. */
  readonly owner: number;
  readonly cards: readonly C[];
}

export interface CardPlaceProps<C extends NamedCard, A> {
  readonly title: string;
  readonly table: Table<A, unknown>;
  readonly shown: Pick<Shown, 'state' | 'came'>;
  readonly settings: Pick<Settings, 'animation' | 'renderer'>;
  /** How the cards are laid and drawn; must stay the same. */
  readonly look: CardRows<C>;
  /** From above downwards. */
  readonly rows: readonly CardRow<C>[];
  readonly say: (text: string) => void;
}

const WINDOWS = new Map<string, Rect>();
const nowhere = (): undefined => undefined;

/**
 * Cards on a canvas that shows all of it, with the same cards over them for the keyboard and for
 * screen readers.
 */
export function CardPlace<C extends NamedCard, A>(props: CardPlaceProps<C, A>): ReactNode {
  const { words } = useLocale();
  const { title, table, settings, look, rows, say } = props;
  const { model, gesture, pointing, reasons } = table;
  const { state, came } = props.shown;
  const { ref, size } = useSize();
  const { animation, renderer } = settings;
  const { snapshot, privateView, steps } = state;
  const { view, seq = 0 } = snapshot ?? {};
  const { transition } = useTransition({ came, animation, seq, steps, anchors: nowhere });
  const focus = pointing.pointed || pointing.aim.item;
  const input = useMemo(
    (): CardSceneInput<InRow<C>> => ({
      placements: look.place(
        rows.map(({ cards }) => cards),
        size,
      ),
      table: model,
      windows: WINDOWS,
      transition,
      moment: [view, privateView],
      focus,
    }),
    [look, rows, size, model, transition, view, privateView, focus],
  );
  const actions = {
    spots: spotsOf(input, look.areaOf),
    why: (attempt: unknown) => reasons.get(JSON.stringify(attempt)) ?? '',
    onPoint: pointing.point,
    onReach: ({ item }: Entry) => pointing.point(item),
    onAct: (item: string) => gesture({ do: 'point', item }),
    onRead: ({ name }: Entry) => say(name),
  };
  const entryOf = ({ item, name }: NamedCard): Entry => {
    const { choices = [], attempt } = model.items.get(item) ?? {};
    return { item, name, card: '', attempt, state: choices.length > 0 ? 'open' : 'read' };
  };
  const onTap = (item: string | undefined): void =>
    gesture(item === undefined ? { do: 'back' } : { do: 'point', item });
  return (
    <section className="tb-cards" aria-label={title} ref={ref}>
      {size.width > 0 && (
        <Surface
          preference={renderer}
          size={{ ...size, scale: 1 }}
          load={look.load}
          input={input}
          gestures={{ onTap, onHover: pointing.rest }}
        />
      )}
      <p id="tb-cards-help" className="hidden">
        {words.table.frame.cardsHelp}
      </p>
      {rows.map(({ title: name, owner, cards }) => (
        <ItemList
          key={name}
          title={name}
          help="tb-cards-help"
          entries={cards.map(entryOf)}
          owner={owner}
          actions={actions}
        />
      ))}
    </section>
  );
}
