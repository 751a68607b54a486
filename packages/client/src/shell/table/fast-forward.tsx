import { useEffect, type ReactNode } from 'react';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import type { BotPace } from './bot-pace.ts';

interface FastForwardProps {
  readonly botPace: BotPace;
  readonly onBotPace: (botPace: BotPace) => void;
}

/** Shows the actions of bots at once, while it is on. */
export function FastForward({ botPace, onBotPace }: FastForwardProps): ReactNode {
  const { words } = useLocale();
  useEffect(() => () => onBotPace('usual'), [onBotPace]);
  return (
    <button
      type="button"
      className="button second small fast-forward"
      aria-pressed={botPace === 'fast'}
      title={words.status.fastHint}
      onClick={() => onBotPace(botPace === 'fast' ? 'usual' : 'fast')}
    >
      <Glyph name="step-on" size={16} />
      <span className="fast-forward-word">{words.status.fast}</span>
    </button>
  );
}
