import type { ReactNode } from 'react';
import { ZoomButtons } from '@atoll/table-kit/table/controls/zoom-buttons.tsx';
import { HintButton, HintNote, RefusalNote } from '@atoll/table-kit/table/controls/notes/notes.tsx';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import type { AskFirst } from '@atoll/table-kit/settings/settings.ts';
import type { Preferences } from '../preferences.ts';
import type { Position } from '../present/position.ts';
import type { SteereTable } from '../use-steere-table.ts';
import type { BoardCamera } from '../use-camera.ts';
import { term } from './term.ts';
import { SwapOffer } from './swap-offer.tsx';
import { useSteereLocale } from '../words/steere-locale.ts';

export interface ControlsProps {
  readonly table: SteereTable;
  readonly position: Position;
  readonly preferences: Preferences;
  readonly prefer: (change: Partial<Preferences>) => void;
  readonly ask: AskFirst;
  readonly onKeys: () => void;
  readonly camera: BoardCamera;
  /** The effect of an undo, in words. */
  readonly undoes: string;
}

/** The controls beside the board: swap, the confirmation, a hint, and the display of the board. */
export function Controls({
  table,
  position,
  preferences,
  prefer,
  ask,
  onKeys,
  camera,
  undoes,
}: ControlsProps): ReactNode {
  const { game, words } = useSteereLocale();
  const { cancel, takeBack, takesBack } = words.table.controls;
  const { chosen, swapping, hint, attempts, undo, gesture } = table;
  const { board, places, swap } = position;
  return (
    <div className="sa-controls">
      {swap !== undefined && (
        <SwapOffer onSwap={() => gesture({ do: 'open', group: 'swap' })} asking={swapping} />
      )}
      {ask !== 'never' && places.size > 0 && (
        <div className="sa-line">
          <TableButton
            className="grow"
            look="main"
            term="place"
            disabled={chosen === undefined}
            onClick={() => gesture({ do: 'confirm' })}
            label={chosen === undefined ? game.choose : game.placeAt(board.cells[chosen].name)}
          />
          {(chosen !== undefined || swapping) && (
            <TableButton
              look="plain"
              term="cancel"
              label={cancel}
              onClick={() => gesture({ do: 'back' })}
            />
          )}
        </div>
      )}
      {table.takesBack && (
        <TableButton
          look="plain"
          icon="undo"
          label={takeBack}
          title={takesBack(undoes)}
          onClick={undo.all}
        />
      )}
      <RefusalNote attempts={attempts} />
      <HintNote hint={hint} />
      <div className="sa-aids" role="group" aria-label={game.aids}>
        <HintButton hint={hint} asked={places.size > 0} />
        <TableButton
          look="plain"
          term="coordinates"
          label={game.coordinates}
          aria-pressed={preferences.coordinates}
          onClick={() => prefer({ coordinates: !preferences.coordinates })}
        />
        <ZoomButtons
          words={game}
          moved={camera.moved}
          onStep={camera.step}
          onWhole={camera.whole}
          explain={term}
        />
        <TableButton
          className="keys"
          look="plain"
          term="keys"
          label={words.table.frame.keys}
          shortcut="?"
          onClick={onKeys}
        />
      </div>
    </div>
  );
}
