import type { HiddenArkView } from '../../src/index.ts';
import { rescueQuote, type Route } from '../../src/views/index.ts';
import type { ReactNode } from 'react';
import type { Pan } from '@atoll/table-kit/table/canvas/use-pan.ts';
import { toWindow } from '@atoll/table-kit/ui/rect.ts';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
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
  /** The item of the space that the person reads about, or ''. */
  readonly space: string;
  /** The aimed item anywhere at the table, or ''. */
  readonly pointed: string;
  /** The route that waits for a confirmation. */
  readonly chosen: Route | undefined;
  /** 'off the map': on a small screen it may cover the actions, since there is no prompt there. */
  readonly place: 'off the map' | 'on the map';
  /** Why the read item cannot be chosen, or ''. */
  readonly refusal: string;
  readonly onClose: () => void;
}

const SPACE = 'space:';
const AWARD = 'award:';

/** The notes over the map on the fish or token that the person looks at. */
export function MapNotes({
  view,
  seat,
  names,
  space,
  pointed,
  chosen,
  place,
  refusal,
  onClose,
  ...window
}: Props): ReactNode {
  const close = <CloseNote onClose={onClose} />;
  const token = tokenAt(view, Math.max(0, seat), pointed);
  if (token !== '')
    return (
      <div className="ark-note-at">
        <TokenNote token={token} />
        {close}
      </div>
    );
  if (pointed.startsWith(AWARD))
    return (
      <div className="ark-note-at">
        <AwardNote view={view} names={names} award={pointed.slice(AWARD.length)} />
        {close}
      </div>
    );
  const fish = space.startsWith(SPACE) ? space.slice(SPACE.length) : '';
  if (fish === '' || rescueQuote(view, Math.max(0, seat), fish) === undefined) return null;
  const off = place === 'off the map' ? 'off' : '';
  return (
    <div className={`ark-note-at ${off} ${noteSide(view.side, space, window)}`}>
      <FishNote
        {...{ view, seat, refusal }}
        space={fish}
        part={chosen === undefined ? 'all' : 'price'}
      />
      {close}
    </div>
  );
}

/** Closes a note where no pointer leaves its item. */
function CloseNote({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { words } = useLocale();
  return (
    <button type="button" className="ark-note-close" aria-label={words.close} onClick={onClose}>
      <Icon name="close" size={18} />
    </button>
  );
}

/** The side of a note, away from its item. */
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
