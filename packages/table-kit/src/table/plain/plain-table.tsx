import type { HistoryStep } from '@atoll/protocol';
import { useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import type { CardRows } from '../canvas/scene/card-rows.ts';
import { ActionPanel } from '../controls/choices/action-panel.tsx';
import { plainAnnouncer } from '../a11y/plain-announcer.ts';
import { ControlsContext } from '../controls/controls-context.ts';
import { controlsOf } from '../controls/controls-of.ts';
import { LogPanel, type LogLine } from '../controls/log-panel.tsx';
import { WithTalk } from '../controls/talk/with-talk.tsx';
import { SeatList } from '../controls/seats/seat-list.tsx';
import type { GameStatus, GameStatusInput, TableHostProps } from '../game-client.ts';
import type { Interaction } from '../model/interaction.ts';
import type { GameReason } from '../model/refusals.ts';
import { useTable } from '../model/use-table.ts';
import { CardPlace, type CardRow, type NamedCard } from './card-place.tsx';
import { plainModel, type Asked, type Said } from './plain-model.ts';
import './plain-table.css';
import { useLocale } from '../../words/use-locale.ts';
import { loadTableTerms } from '../../words/load-words.ts';
import { TableFrame } from '../table-frame.tsx';
import { tableOf, type ScreenProps } from '../table-of.tsx';

/** The knowledge of the person at this screen about a table. */
export interface Known<V, P> {
  readonly view: V;
  /** The knowledge of the own seat alone; undefined for a spectator. */
  readonly own: P | undefined;
  /** The own seat, or -1. */
  readonly seat: number;
  readonly names: readonly string[];
}

/** A game of cards in rows, where everything is one of its `choices`. */
export interface PlainGame<V, P, A, E, C extends NamedCard> {
  readonly titles: Readonly<Record<'crew' | 'cards' | 'actions', string>>;
  /** The cards that the person may read, from above downwards. */
  readonly rows: (known: Known<V, P>) => readonly CardRow<C>[];
  readonly look: CardRows<C>;
  readonly status: (input: GameStatusInput<V, P, A, E>) => GameStatus;
  readonly asked: (legal: readonly A[]) => Asked;
  /** The name of a choice, its group, and the card that stands for it. */
  readonly choice: (action: A, known: Known<V, P>) => Said;
  readonly event: (event: E, names: readonly string[]) => string;
  readonly reason: GameReason;
  /** A line about a seat. */
  readonly seat: (seat: number, view: V) => string;
}

/**
 * The whole table of such a game: every seat, the cards, the possible choices, and the log. It
 * speaks, so its client says `speaks`.
 */
export function plainTable<V, P, A, E, C extends NamedCard>(
  game: PlainGame<V, P, A, E, C>,
): ComponentType<TableHostProps<V, P, A, E>> {
  return tableOf({
    Screen: function PlainScreen(props: ScreenProps<V, P, A, E>): ReactNode {
      return <Screen {...props} game={game} />;
    },
  });
}

interface PlainProps<V, P, A, E, C extends NamedCard> extends ScreenProps<V, P, A, E> {
  readonly game: PlainGame<V, P, A, E, C>;
}

function Screen<V, P, A, E, C extends NamedCard>({
  game,
  shown,
  session,
  settings,
  names,
}: PlainProps<V, P, A, E, C>): ReactNode {
  const { state, legal, view } = shown;
  const { seat, privateView, snapshot, prompt } = state;
  const locale = useLocale();
  const known = useMemo(
    () => ({ view, own: privateView, seat, names }),
    [view, privateView, seat, names],
  );
  const rows = useMemo(() => game.rows(known), [game, known]);
  const present = useCallback(
    (interaction: Interaction, advised: A | undefined) =>
      plainModel({
        ...{ legal, advised, interaction },
        asked: game.asked(legal),
        items: rows.flatMap(({ cards }) => cards.map(({ item }) => item)),
        say: (action) => game.choice(action, known),
      }),
    [game, known, rows, legal],
  );
  const { reason } = game;
  const table = useTable<V, P, A, E>({
    ...{ session, state, legal, ask: settings.askFirst },
    rules: { present, reason, hint: ({ action }) => game.choice(action, known).words },
  });
  const say = useCallback(
    ({ events }: HistoryStep<E>) => events.map((each) => game.event(each, names)),
    [game, names],
  );
  const lines = useCallback(
    (step: HistoryStep<E>): readonly LogLine[] =>
      say(step).map((text) => ({ look: 'plain', seat: step.seat, text: [text] })),
    [say],
  );
  const terms = useCallback(() => loadTableTerms(locale.id), [locale]);
  const tell = plainAnnouncer({ say, ...locale.words.table.frame });
  const status = game.status({ table: state, names });
  return (
    <TableFrame id="tb" {...{ table, state, settings, status, tell, terms }}>
      {({ live, status: region }) => (
        <>
          <div className="tb-plain">
            <SeatList
              title={game.titles.crew}
              seats={snapshot?.seats ?? []}
              names={names}
              active={status.seats}
              note={(each) => game.seat(each, view)}
            />
            <CardPlace
              {...{ title: game.titles.cards, table, shown, settings, rows }}
              look={game.look}
              say={live.say}
            />
            <ControlsContext value={controlsOf(table)}>
              <ActionPanel title={game.titles.actions} table={table} prompt={prompt} />
            </ControlsContext>
            <WithTalk label={locale.words.table.controls.log}>
              <LogPanel id="tb-log" steps={state.steps} lines={lines} stop={prompt.undoable[0]} />
            </WithTalk>
          </div>
          {region}
        </>
      )}
    </TableFrame>
  );
}
