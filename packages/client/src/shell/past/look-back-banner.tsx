import type { ReactNode } from 'react';
import { loadReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import type { LookingBack } from '../table/use-look-back.ts';

/** Shows how long ago the shown position was, and leads back to the present. */
export function LookBackBanner({ looking, behind, go }: LookingBack): ReactNode {
  const words = useLaterWords(loadReplayWords);
  if (!words) return null;
  return (
    <div className="banner-place look-back">
      <p className="banner">
        <span role="status">{words.behind(behind)}</span>
        <Step
          sign="‹"
          label={words.back}
          onPress={() => go({ to: 'back' })}
          end={behind >= looking.farthest() && looking.first() === 0 ? 'here' : 'beyond'}
        />
        <Step sign="›" label={words.forward} onPress={() => go({ to: 'on' })} />
        <button type="button" className="button dark small" onClick={() => go({ to: 'now' })}>
          {words.now}
        </button>
      </p>
    </div>
  );
}

/** One action back or forward; renders nothing at the end. */
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
