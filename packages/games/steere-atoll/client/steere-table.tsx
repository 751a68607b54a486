import { useRef, type ReactNode } from 'react';
import { WithTalk } from '@atoll/table-kit/table/controls/talk/with-talk.tsx';
import { TableFrame } from '@atoll/table-kit/table/table-frame.tsx';
import { tableOf } from '@atoll/table-kit/table/table-of.tsx';
import { useSize } from '@atoll/table-kit/ui/use-size.ts';
import { steereIcons } from './icons.ts';
import { Background } from './panels/background.tsx';
import { BoardSection } from './panels/board-section.tsx';
import { Controls } from './panels/controls.tsx';
import { MoveList } from './panels/move-list.tsx';
import { Players } from './panels/players.tsx';
import { TypedMove } from './panels/typed-move.tsx';
import { useSteerePreferences } from './preferences.ts';
import { announcerFor } from './present/announce.ts';
import { statusOf } from './present/game-words.ts';
import './steere.css';
import './steere-contrast.css';
import type { SteereScreenProps } from './table-types.ts';
import { useCamera } from './use-camera.ts';
import { useGlossary } from './use-glossary.ts';
import { useSteereScreen } from './use-steere-screen.ts';
import { useSteereLocale } from './words/steere-locale.ts';

function Screen(props: SteereScreenProps): ReactNode {
  const { settings, names } = props;
  const { state, view } = props.shown;
  const { seat, prompt, snapshot } = state;
  const locale = useSteereLocale();
  const { game } = locale;
  const [preferences, prefer] = useSteerePreferences();
  const screen = useSteereScreen(props);
  const { table, position, listed, last, undoes, field, keys } = screen;
  const whole = useSize();
  const place = useSize();
  const element = useRef<HTMLElement>(null);
  const coordinates = preferences.coordinates ? 'shown' : 'hidden';
  const camera = useCamera(position.board, { size: place.size, coordinates });
  const spot = { x: element.current?.offsetLeft ?? 0, y: element.current?.offsetTop ?? 0 };
  const ask = settings.askFirst;
  return (
    <div className="sa-root">
      <TableFrame
        id="sa"
        {...{ table, state, settings, keys }}
        status={{ ...statusOf(locale, { table: state, names }), summary: last, prompts: 'silent' }}
        tell={announcerFor(locale, { names, you: seat })}
        terms={useGlossary()}
      >
        {({ live, status, onKeys }) => (
          <div className="sa-screen" ref={whole.ref}>
            {place.size.width > 0 && (
              <Background {...whole.size} board={{ ...spot, ...place.size }} />
            )}
            <div className="sa-left">
              <Players view={view} seats={snapshot?.seats ?? []} names={names} own={seat} />
              <Controls
                {...{ table, position, preferences, prefer, ask, camera, onKeys, undoes }}
              />
            </div>
            <BoardSection {...{ screen, live, camera, place, element, coordinates, settings }} />
            <div className="sa-right">
              <WithTalk label={game.moves}>
                <MoveList
                  moves={listed.moves}
                  names={names}
                  own={seat}
                  stop={prompt.undoable[0]}
                  shown={listed.shown}
                  onShow={listed.show}
                />
              </WithTalk>
              {seat >= 0 && (
                <TypedMove onType={table.type} field={field} question={prompt.question} />
              )}
            </div>
            {status}
          </div>
        )}
      </TableFrame>
    </div>
  );
}

/** The table of Steere's Atoll below the status bar. */
export const SteereTable = tableOf({ Screen, icons: steereIcons });
