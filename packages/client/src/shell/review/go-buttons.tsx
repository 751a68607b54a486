import type { ReactNode } from 'react';
import type { Reviewed } from './reviewed.ts';

/** Leads to a position of the replay, or plays on from it. */
export const GoButtons = ({
  position,
  words,
  onShow,
  onPlay,
}: Pick<Reviewed, 'words' | 'onShow' | 'onPlay'> & { readonly position: number }): ReactNode => (
  <div className="review-buttons">
    <small>{words.position(position + 1)}</small>
    <button type="button" className="button second small" onClick={() => onShow(position)}>
      {words.goThere}
    </button>
    <button type="button" className="button second small" onClick={() => onPlay(position)}>
      {words.playFrom}
    </button>
  </div>
);
