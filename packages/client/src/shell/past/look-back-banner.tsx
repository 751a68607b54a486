import type { ReactNode } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { LookBack } from '../../table/session/look-back.ts';
import { loadReplayWords } from '../../words/load-later-words.ts';
import { useLaterWords } from '../../words/use-later-words.ts';
import { lookFarther } from './past-tables.ts';

interface LookBackBannerProps {
  readonly table: LiveSession;
  readonly looking: LookBack;
  /** How many actions the shown moment lies behind the present. */
  readonly behind: number;
}

/** Says how long ago the table stood as it is shown, and leads back to the present. */
export function LookBackBanner({ table, looking, behind }: LookBackBannerProps): ReactNode {
  const words = useLaterWords(loadReplayWords);
  if (!words) return null;
  return (
    <div className="banner-place look-back">
      <p className="banner">
        <span role="status">{words.behind(behind)}</span>
        <Step
          sign="‹"
          label={words.back}
          onPress={() => void lookFarther(table, looking)}
          end={behind >= looking.farthest() && looking.first() === 0 ? 'here' : 'beyond'}
        />
        <Step sign="›" label={words.forward} onPress={() => looking.lookAt(looking.behind() - 1)} />
        <button type="button" className="button dark small" onClick={() => looking.lookAt(0)}>
          {words.now}
        </button>
      </p>
    </div>
  );
}

/** One action back or on; nothing at the end. */
const Step = ({
  sign,
  label,
  onPress,
  end = 'beyond',
}: {
  readonly sign: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly end?: 'here' | 'beyond';
}): ReactNode => (
  <button
    type="button"
    className="button dark small"
    aria-label={label}
    title={label}
    disabled={end === 'here'}
    onClick={onPress}
  >
    {sign}
  </button>
);
