import type { Cell } from '@atoll/game-steere-atoll/board';
import type { ReactNode } from 'react';
import { plain } from '../../../ui/rich-text.ts';
import type { AskFirst } from '../../../settings/settings.ts';
import type { Preferences } from '../preferences.ts';
import type { Position } from '../present/position.ts';
import type { SteereTable } from '../use-steere-table.ts';
import { words } from '../words/interface.ts';
import type { BoardCamera } from '../use-camera.ts';
import { Glyph } from './icons.tsx';
import { term } from './term.ts';
import { SwapOffer } from './swap-offer.tsx';

export interface ControlsProps {
  readonly table: SteereTable;
  readonly position: Position;
  readonly preferences: Preferences;
  readonly prefer: (change: Partial<Preferences>) => void;
  readonly ask: AskFirst;
  readonly onKeys: () => void;
  readonly camera: BoardCamera;
  /** What taking back would undo, in words. */
  readonly undoes: string;
}

/** How much one press enlarges the board. */
const STEP = 1.5;

/** What can be done beside the board: swap, the second yes, a hint, and how the board is shown. */
export function Controls({ table, position, preferences, prefer, ask, onKeys, camera, undoes }: ControlsProps): ReactNode {
  const { chosen, swapping, hint, attempts, undo, gesture } = table, { board, places, swap } = position;
  return (
    <div className="sa-controls">
      {swap !== undefined && <SwapOffer onSwap={() => gesture({ do: 'open', group: 'swap' })} asking={swapping} />}
      {ask !== 'never' && places.size > 0 && (
        <div className="sa-line">
          <button type="button" className="sa-act main grow" {...term('place')} disabled={chosen === undefined}
            onClick={() => gesture({ do: 'confirm' })}>
            {chosen === undefined ? words.choose : words.placeAt((board.cells[chosen] as Cell).name)}
          </button>
          {(chosen !== undefined || swapping) && <button type="button" className="sa-act" {...term('cancel')}
            onClick={() => gesture({ do: 'back' })}>{words.cancel}</button>}
        </div>
      )}
      {table.takesBack && (
        <button type="button" className="sa-act" title={words.takesBack(undoes)} onClick={undo.all}>
          <Glyph name="undo" size={17} /> {words.takeBack}
        </button>
      )}
      <p className={attempts.refusal === undefined ? 'hidden' : 'sa-problem'} role="alert">{attempts.refusal}</p>
      <p className={hint.open ? 'sa-note' : 'hidden'} role="status">{plain(hint.text)}</p>
      <div className="sa-aids" role="group" aria-label={words.aids}>
        {hint.offered && (
          <button type="button" className="sa-act" {...term('hint')} disabled={hint.thinking || position.places.size === 0}
            onClick={hint.ask}>
            <Glyph name="hint" size={17} /> {words.hint}
          </button>
        )}
        <button type="button" className="sa-act" {...term('coordinates')} aria-pressed={preferences.coordinates}
          onClick={() => prefer({ coordinates: !preferences.coordinates })}>{words.coordinates}</button>
        <span className="sa-zoom">
          <button type="button" className="sa-small" {...term('zoomIn')} aria-label={words.zoomIn} onClick={() => camera.step(STEP)}>
            <Glyph name="plus" size={18} />
          </button>
          <button type="button" className="sa-small" {...term('zoomOut')} aria-label={words.zoomOut} disabled={!camera.moved}
            onClick={() => camera.step(1 / STEP)}>
            <Glyph name="minus" size={18} />
          </button>
          {camera.moved && <button type="button" className="sa-small wide" {...term('whole')} onClick={camera.whole}>{words.whole}</button>}
        </span>
        <button type="button" className="sa-act keys" {...term('keys')} onClick={onKeys}>{words.keys} <kbd>?</kbd></button>
      </div>
    </div>
  );
}
