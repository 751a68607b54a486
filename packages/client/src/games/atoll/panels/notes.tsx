import { eventPhrase } from '@atoll/game-atoll/text';
import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import type { ScreenLayout } from '../layout/screen.ts';
import type { Doing } from '../present/telling.ts';
import type { Hint } from '../../../table/model/use-hint.ts';
import { words } from '../words/interface.ts';
import { Icon, Mark, Rich } from './icon.tsx';
import { term } from './icon-terms.ts';

export interface NotesProps {
  readonly layout: ScreenLayout;
  readonly names: readonly string[];
  /** The seat that reads, or -1. */
  readonly you: number;
  /** What another seat did last. */
  readonly doing: Doing | undefined;
  readonly hint: Hint;
  /** Whether something is asked, so that a bot can be asked too. */
  readonly asked: boolean;
  readonly refusal: string | undefined;
  /** The button for the whole reef stands in the same line. */
  readonly beside: 'nothing' | 'button';
}

/** What lies over the lower edge of the reef: what was done last, a hint, why something is refused; and the button for hints. */
export function Notes({ layout, names, you, doing, hint, asked, refusal, beside }: NotesProps): ReactNode {
  const busy = hint.open || refusal !== undefined;
  useLowerEdge(layout);
  return (
    <div className={busy ? 'at-notes busy' : 'at-notes'} style={place(layout, beside)}>
      <div className="at-told">
        {doing !== undefined && (
          <p key={doing.seq} className="at-doing">
            <Mark seat={doing.seat} size={18} /><span><Rich text={eventPhrase(doing.event, names, { you })} size={16} /></span>
          </p>
        )}
        <div role="status"><HintNote hint={hint} /></div>
        <div role="alert">{refusal !== undefined && <p className="at-refusal">{refusal}</p>}</div>
      </div>
      {hint.offered && (
        <button type="button" className="at-hint" {...term('hint')} aria-disabled={!asked || hint.thinking} onClick={hint.ask}>
          <Icon name="hint" size={20} /><span>{words.hint}</span><kbd>{words.hintKey}</kbd>
        </button>
      )}
    </div>
  );
}

/** Says on the page how far below the upper edge of the table notes end, in CSS pixels: what a question wants is told there too. */
function useLowerEdge({ reef, scale }: ScreenLayout): void {
  const lower = Math.round((reef.y + reef.height) * scale) - 4;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--told-lower', `${lower}px`);
    return () => void style.removeProperty('--told-lower');
  }, [lower]);
}

function HintNote({ hint }: Pick<NotesProps, 'hint'>): ReactNode {
  const { open, text, forget } = hint;
  if (!open) return null;
  return (
    <p className="at-advice">
      <Icon name="hint" size={18} />
      <span><Rich text={text} size={17} /></span>
      <button type="button" aria-label={words.hintAway} onClick={forget}><Icon name="close" size={14} /></button>
    </p>
  );
}

/** How wide the button for the whole reef is. */
const BUTTON = { phone: 46, desktop: 176 } as const;

/** A strip at the lower edge of the reef, which the reef leaves free. */
const place = ({ mode, reef, beside: other, width, height }: ScreenLayout, beside: NotesProps['beside']): CSSProperties => ({
  left: Math.min(reef.x, other?.x ?? reef.x) + 10 + (beside === 'button' ? BUTTON[mode] : 0), right: width - reef.x - reef.width + 10,
  bottom: height - reef.y - reef.height + (mode === 'phone' ? 0 : -2),
});
