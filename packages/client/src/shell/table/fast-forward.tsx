import { useEffect, type ReactNode } from 'react';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import type { Tempo } from './tempo.ts';

interface FastForwardProps {
  readonly tempo: Tempo;
  readonly onTempo: (tempo: Tempo) => void;
}

/** Shows the actions of bots at once, while it is on. */
export function FastForward({ tempo, onTempo }: FastForwardProps): ReactNode {
  const { words } = useLocale();
  useEffect(() => () => onTempo('usual'), [onTempo]);
  return (
    <button
      type="button"
      className="button second small fast-forward"
      aria-pressed={tempo === 'fast'}
      title={words.status.fastHint}
      onClick={() => onTempo(tempo === 'fast' ? 'usual' : 'fast')}
    >
      <Glyph name="step-on" size={16} />
      <span className="fast-forward-word">{words.status.fast}</span>
    </button>
  );
}
