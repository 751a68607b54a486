import { useRef, useState, type ReactNode } from 'react';
import { StatusRegion } from '@atoll/table-kit/table/a11y/status-region.tsx';
import { WithTalk } from '@atoll/table-kit/table/controls/talk/with-talk.tsx';
import { Explanations } from '@atoll/table-kit/ui/explainer/explanations.tsx';
import { KeysDialog } from '@atoll/table-kit/ui/dialog/keys-dialog.tsx';
import { useSize } from '@atoll/table-kit/ui/use-size.ts';
import { Background } from './panels/background.tsx';
import { BoardSection } from './panels/board-section.tsx';
import { Controls } from './panels/controls.tsx';
import { MoveList } from './panels/move-list.tsx';
import { Players } from './panels/players.tsx';
import { TypedMove } from './panels/typed-move.tsx';
import { useSteerePreferences } from './preferences.ts';
import type { TableScreenProps } from './screen-props.ts';
import { useCamera } from './use-camera.ts';
import { useGlossary } from './use-glossary.ts';
import { useSteereScreen } from './use-steere-screen.ts';
import { useSteereLocale } from './words/steere-locale.ts';

export function TableScreen(props: TableScreenProps): ReactNode {
  const { view, state, settings, names } = props;
  const { seat, prompt, snapshot } = state;
  const { game } = useSteereLocale();
  const [preferences, prefer] = useSteerePreferences();
  const [keys, setKeys] = useState(false);
  const onKeys = (): void => setKeys(true);
  const screen = useSteereScreen(props, onKeys);
  const { table, position, listed, live, last, undoes, field } = screen;
  const whole = useSize();
  const place = useSize();
  const element = useRef<HTMLElement>(null);
  const coordinates = preferences.coordinates ? 'shown' : 'hidden';
  const camera = useCamera(position.board, { size: place.size, coordinates });
  const spot = { x: element.current?.offsetLeft ?? 0, y: element.current?.offsetTop ?? 0 };
  const ask = settings.askFirst;
  return (
    <div className="sa-root">
      <div className="sa-screen" ref={whole.ref}>
        {place.size.width > 0 && <Background {...whole.size} board={{ ...spot, ...place.size }} />}
        <div className="sa-left">
          <Players view={view} seats={snapshot?.seats ?? []} names={names} own={seat} />
          <Controls {...{ table, position, preferences, prefer, ask, camera, onKeys, undoes }} />
        </div>
        <BoardSection {...{ screen, camera, place, element, coordinates, settings }} />
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
          {seat >= 0 && <TypedMove onType={table.type} field={field} question={prompt.question} />}
        </div>
        <StatusRegion id="sa-status" title={game.status} text={last} live={live} />
      </div>
      <Explanations load={useGlossary()} moment={String(prompt.question)} />
      <KeysDialog
        title={game.keys}
        keys={game.keyList}
        letters={settings.letterKeys}
        open={keys}
        onClose={() => setKeys(false)}
      />
    </div>
  );
}
