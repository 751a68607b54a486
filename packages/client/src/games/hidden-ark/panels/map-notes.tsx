import type { HiddenArkView } from '@atoll/game-hidden-ark';
import type { Route } from '@atoll/game-hidden-ark/views';
import type { ReactNode } from 'react';
import type { Pan } from '../../../table/canvas/use-pan.ts';
import { toWindow } from '../../../ui/rect.ts';
import { placesOf } from '../map/plane.ts';
import { AwardNote } from './award-note.tsx';
import { FishNote } from './fish-note.tsx';
import { tokenAt, TokenNote } from './token-note.tsx';

interface Window {
  readonly pan: Pan;
  readonly size: { readonly width: number; readonly height: number };
}

interface Props extends Window {
  readonly view: HiddenArkView;
  readonly seat: number;
  readonly names: readonly string[];
  /** The item of the space that somebody reads, or ''. */
  readonly space: string;
  /** The item that is pointed at anywhere at the table, or ''. */
  readonly pointed: string;
  /** The way that waits for a second yes. */
  readonly chosen: Route | undefined;
}

const SPACE = 'space:';
const AWARD = 'award:';

/** What is told over the map of the fish or token that somebody looks at. */
export function MapNotes({
  view,
  seat,
  names,
  space,
  pointed,
  chosen,
  ...window
}: Props): ReactNode {
  const token = tokenAt(view, Math.max(0, seat), pointed);
  if (token !== '')
    return (
      <div className="ark-note-at">
        <TokenNote token={token} />
      </div>
    );
  if (pointed.startsWith(AWARD))
    return (
      <div className="ark-note-at">
        <AwardNote view={view} names={names} award={pointed.slice(AWARD.length)} />
      </div>
    );
  if (!space.startsWith(SPACE)) return null;
  return (
    <div className={`ark-note-at ${noteSide(view.side, space, window)}`}>
      <FishNote
        view={view}
        seat={seat}
        space={space.slice(SPACE.length)}
        part={chosen === undefined ? 'all' : 'price'}
      />
    </div>
  );
}

/** A note stands on the other side than what it is about. */
function noteSide(
  side: HiddenArkView['side'],
  item: string,
  { pan: { camera }, size: { width, height } }: Window,
): string {
  const place = placesOf(side).find((one) => one.item === item);
  if (place === undefined) return '';
  const at = toWindow(camera, place.box);
  return [at.x < width / 2 ? 'right' : '', at.y > height / 2 ? 'top' : ''].join(' ');
}
