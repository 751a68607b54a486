import type { ReactNode } from 'react';
import type { OriginSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { loadReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { momentPath } from '../replay/position-link.ts';

/** The match and position that this match continues, and its differences from that match. */
export function OriginNote({ origin }: { readonly origin: OriginSnapshot }): ReactNode {
  const words = useLaterWords(loadReplayWords);
  if (!words) return null;
  const { match, action, knownTo } = origin;
  return (
    <p className="quiet">
      {words.goesOn(action, knownTo + 1)}{' '}
      <a
        className="link"
        href={momentPath(match, { at: action, seat: knownTo })}
        target="_blank"
        rel="noreferrer"
      >
        {words.goesOnLink}
      </a>
    </p>
  );
}
