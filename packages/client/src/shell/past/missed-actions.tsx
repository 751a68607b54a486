import { useEffect, type ReactNode } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { loadReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import './missed.css';
import type { LookingBack } from '../table/use-look-back.ts';
import { fetchPast } from './past-tables.ts';

/** How long each action is shown, in ms at normal speed. */
const BEAT = 1_100;

interface MissedActionsProps extends LookingBack {
  readonly table: LiveSession;
  /** The length of the log that was seen. */
  readonly from: number;
  /** Called when the present is shown. */
  readonly onSeen: () => void;
}

/**
 * Replays the actions that happened while the person was away, one after the other, then shows the
 * present.
 */
export function MissedActions({
  table,
  looking,
  behind,
  from,
  onSeen,
}: MissedActionsProps): ReactNode {
  const words = useLaterWords(loadReplayWords);
  const { animation } = useSettings();
  const isLive = behind === 0;
  useEffect(() => {
    let isWanted = true;
    void fetchPast(table, { from }).then((moments) => {
      if (!isWanted) return;
      looking.learn(moments);
      if (looking.since(from) > 0 && looking.farthest() > 0) looking.lookAt(looking.since(from));
      else onSeen();
    });
    return () => {
      isWanted = false;
    };
    // once for the missed actions; later ones are played after them
  }, [table, looking, from, onSeen]);
  useEffect(() => {
    if (isLive) return undefined;
    const timer = setInterval(looking.stepOn, BEAT / (animation || 1));
    return () => {
      clearInterval(timer);
      if (looking.behind() === 0) onSeen();
    };
  }, [looking, isLive, animation, onSeen]);
  if (!words || isLive) return null;
  return (
    <div className="banner-place missed">
      <p className="banner">
        <span role="status">{words.missed(behind)}</span>
        <button type="button" className="button dark small" onClick={() => looking.lookAt(0)}>
          {words.skip}
        </button>
      </p>
    </div>
  );
}
