import { type ReactNode, useEffect, useState } from 'react';
import type { RatingChange } from '@atoll/protocol';
import { loadLadderPageWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { askRatings } from '../../net/ladder-api.ts';
import { knownPlayerHere } from '../daily/player-here.ts';
import { follow, ladderPath } from '../route.ts';
import './ladder.css';

interface RatedResultProps {
  readonly game: string;
  readonly matchId: string;
}

/** How a rated match changed the own rating, once that is stored; for spectators only the link. */
export function RatedResult({ game, matchId }: RatedResultProps): ReactNode {
  const words = useLaterWords(loadLadderPageWords);
  const change = useOwnChange(matchId);
  if (!words) return null;
  return (
    <p className="rated-result" role="status">
      {change && (
        <strong>
          {words.changed(change.before, change.rating, change.rating - change.before)}
        </strong>
      )}
      <a className="link" href={ladderPath(game)} onClick={follow}>
        {words.toLadder}
      </a>
    </p>
  );
}

function useOwnChange(matchId: string): RatingChange | undefined {
  const [change, setChange] = useState<RatingChange>();
  useEffect(() => {
    const player = knownPlayerHere();
    if (player === undefined) return undefined;
    let isWanted = true;
    askRatings(player).then(
      ({ ratings }) => {
        const all = ratings.flatMap(({ changes }) => changes);
        if (isWanted) setChange(all.find((each) => each.matchId === matchId));
      },
      () => undefined, // the ladder page tells it as well
    );
    return () => {
      isWanted = false;
    };
  }, [matchId]);
  return change;
}
