import type { SteereAtollAction, SteereAtollView } from '@atoll/game-steere-atoll';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { TableHostProps } from '../../table/game-client.ts';
import type { TableState } from '../../table/session/table-state.ts';
import { KeysDialog } from '../../ui/keys-dialog.tsx';
import { Explanations } from '../../ui/explainer/explanations.tsx';
import { useGlossary } from './use-glossary.ts';
import { useRefusedSound } from '../../table/controls/use-refused-sound.ts';
import { focusFirst } from '../../table/a11y/skip-links.tsx';
import { StatusRegion } from '../../table/a11y/status-region.tsx';
import { useLive } from '../../table/a11y/use-live.ts';
import { usualCommands, useTableKeys } from '../../table/a11y/use-table-keys.ts';
import { motionWish } from '../../table/canvas/use-transition.ts';
import { useSize } from '../../ui/use-size.ts';
import { middleOf } from './board/plane.ts';
import { Background } from './panels/background.tsx';
import { BoardPlace } from './panels/board-place.tsx';
import { Controls } from './panels/controls.tsx';
import { MoveList } from './panels/move-list.tsx';
import { PastNote } from './panels/past-note.tsx';
import { Players } from './panels/players.tsx';
import { TypedMove } from './panels/typed-move.tsx';
import { useSteerePreferences } from './preferences.ts';
import { lastMoveText, moveText, tellerFor } from './present/announce.ts';
import { movesOf } from './present/moves.ts';
import { positionOf } from './present/position.ts';
import { useCamera } from './use-camera.ts';
import { useSteereTable } from './use-steere-table.ts';
import { useSteereLocale } from './words/steere-locale.ts';

export interface TableScreenProps extends TableHostProps {
  readonly view: SteereAtollView;
  readonly state: TableState;
  readonly legal: readonly SteereAtollAction[];
}

/** How long a stone takes to land at ordinary speed, in ms. */
const GLIDE = 220;

export function TableScreen({
  view,
  state,
  legal,
  session,
  settings,
  names,
}: TableScreenProps): ReactNode {
  const locale = useSteereLocale();
  const { seat, steps, snapshot } = state;
  const [shown, show] = useState<number>();
  const [preferences, prefer] = useSteerePreferences();
  const moves = useMemo(() => movesOf(steps), [steps]);
  const position = useMemo(
    () => positionOf({ view, seat, legal, moves, shown }),
    [view, seat, legal, moves, shown],
  );
  const { board } = position;
  const past = shown !== undefined;
  const table = useSteereTable({
    session,
    state,
    view,
    legal,
    names,
    position,
    past,
    ask: settings.askFirst,
  });
  const { attempts, hint } = table;
  useRefusedSound(attempts.refusal, settings.tableVolume);
  const whole = useSize();
  const place = useSize();
  const coordinates = preferences.coordinates ? 'shown' : 'hidden';
  const camera = useCamera(board, { size: place.size, coordinates });
  const [focus, setFocus] = useState<number>();
  const [keys, setKeys] = useState(false);
  const active = view.active < 0 ? [] : [view.active];
  // the status bar says itself that it is one's turn
  const live = useLive({
    steps,
    active,
    own: seat,
    asked: undefined,
    tell: tellerFor(locale, { names, own: seat }),
  });
  const field = useRef<HTMLInputElement>(null);
  const placeElement = useRef<HTMLElement>(null);
  useEffect(() => show(undefined), [view.ply]);

  const go = (count: number): void => show(count >= moves.length ? undefined : Math.max(0, count));
  const onEscape = (): void => {
    table.gesture({ do: 'back' });
    attempts.dismiss();
    show(undefined);
    hint.forget();
  };
  const commands: Readonly<Record<string, () => void>> = {
    ...usualCommands({ live, hint, onKeys: () => setKeys(true), onEscape }),
    T: () => field.current?.focus(),
    B: () => void focusFirst(['#sa-board [tabindex="0"]']),
    L: () => live.say(lastMoveText(locale, moves, { names, own: seat })),
    '[': () => go((shown ?? moves.length) - 1),
    ']': () => go((shown ?? moves.length) + 1),
  };
  useTableKeys({ letters: settings.letterKeys, commands });
  const onFocus = (cell: number | undefined): void => {
    setFocus(cell);
    if (cell === undefined) return;
    placeElement.current?.scrollIntoView({ block: 'nearest' });
    camera.show(middleOf(board.cells[cell] as (typeof board.cells)[number]));
  };
  const turn = state.duty.turns.at(-1);
  const first = turn === undefined ? undefined : moves.find(({ seq }) => seq >= turn);
  const undoes = first === undefined ? '' : moveText(locale, first, { names, own: seat });
  const { still, speed } = motionWish(settings.animation);
  const spot = {
    x: placeElement.current?.offsetLeft ?? 0,
    y: placeElement.current?.offsetTop ?? 0,
  };
  return (
    <div className="sa-root">
      <div className="sa-screen" ref={whole.ref}>
        {place.size.width > 0 && <Background {...whole.size} board={{ ...spot, ...place.size }} />}
        <div className="sa-left">
          <Players view={view} seats={snapshot?.seats ?? []} names={names} own={seat} />
          <Controls
            table={table}
            position={position}
            preferences={preferences}
            prefer={prefer}
            ask={settings.askFirst}
            camera={camera}
            onKeys={() => setKeys(true)}
            undoes={undoes}
          />
        </div>
        <section
          className="sa-place"
          aria-label={locale.game.board}
          ref={(element) => {
            placeElement.current = element;
            place.ref(element);
          }}
        >
          <BoardPlace
            position={position}
            size={place.size}
            camera={camera}
            table={table}
            preference={settings.renderer}
            focus={focus}
            onFocus={onFocus}
            coordinates={coordinates}
            glide={still ? 0 : GLIDE / speed}
            onShore={(reached) =>
              live.say(
                reached.at === 'island' ? locale.text.islandText(reached.island) : locale.game.rim,
              )
            }
          />
          {shown !== undefined && (
            <PastNote shown={shown} count={moves.length} onNow={() => show(undefined)} />
          )}
        </section>
        <div className="sa-right">
          <MoveList
            moves={moves}
            names={names}
            own={seat}
            stop={state.duty.undoable[0]}
            shown={shown}
            onShow={show}
          />
          {seat >= 0 && (
            <TypedMove onType={table.type} field={field} question={state.duty.question} />
          )}
        </div>
        <StatusRegion
          id="sa-status"
          title={locale.game.status}
          text={lastMoveText(locale, moves, { names, own: seat })}
          live={live}
        />
      </div>
      <Explanations load={useGlossary()} moment={String(state.duty.question)} />
      <KeysDialog
        title={locale.game.keys}
        keys={locale.game.keyList}
        letters={settings.letterKeys}
        open={keys}
        onClose={() => setKeys(false)}
      />
    </div>
  );
}
