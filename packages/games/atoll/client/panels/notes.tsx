import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {
  DoneNote,
  HintButton,
  HintNote,
  RefusalNote,
  type HintView,
} from '@atoll/table-kit/table/controls/notes/notes.tsx';
import { LineRoomContext } from '@atoll/table-kit/table/controls/notes/line-room.ts';
import type { ScreenLayout } from '../layout/screen.ts';
import { stepEventPhrase, type Doing } from '../present/text/step-events.ts';
import { useAtoll } from './atoll-context.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';

export interface NotesProps {
  /** The last action of another seat. */
  readonly doing: Doing | undefined;
  readonly hint: HintView;
  /** Whether there is a prompt, so that a bot can be asked too. */
  readonly asked: boolean;
  readonly refusal: string | undefined;
  /** Counts the refusals shown. */
  readonly refusalCount: number;
  /** The id of the rule behind the refusal. */
  readonly rule: string | undefined;
  /** The button for the whole reef stands in the same line. */
  readonly beside: 'nothing' | 'button';
  /**
   * Called with the height of a hint or a refusal, or else of the line of the page that lies there,
   * in CSS pixels; 0 without one.
   */
  readonly onHeight: (height: number) => void;
}

/**
 * The notes over the lower edge of the reef: the last action, a hint, the reason of a refusal; and
 * the button for hints.
 */
export function Notes({
  doing,
  hint,
  asked,
  refusal,
  rule,
  refusalCount: count,
  beside,
  onHeight,
}: NotesProps): ReactNode {
  const locale = useAtollLocale();
  const { layout, names, seat } = useAtoll();
  const busy = hint.open || refusal !== undefined;
  useLowerEdge(layout);
  const box = useRef<HTMLDivElement>(null);
  const line = useContext(LineRoomContext);
  const isNew = useNews(doing?.seq ?? -1);
  // a note that passes by itself needs no room of its own
  useLayoutEffect(() => onHeight(busy ? box.current!.getBoundingClientRect().height : line));
  return (
    <div className={busy ? 'at-notes busy' : 'at-notes'} style={place(layout, { beside, busy })}>
      <div ref={box} className="at-told">
        {doing !== undefined && isNew && (
          <DoneNote
            key={doing.seq}
            seat={doing.seat}
            text={stepEventPhrase(locale, doing.event, {
              doer: doing,
              readers: { names, you: seat },
            })}
          />
        )}
        <HintNote hint={hint} />
        <RefusalNote attempts={{ refusal, rule, refusalCount: count }} />
      </div>
      <HintButton hint={hint} asked={asked} />
    </div>
  );
}

/** Whether an action was not shown before: an earlier one comes back when later ones are undone. */
function useNews(seq: number): boolean {
  const shown = useRef(-1);
  useEffect(() => () => void (shown.current = Math.max(shown.current, seq)), [seq]);
  return seq > shown.current;
}

/**
 * Sets on the page how far below the upper edge of the table notes end, in CSS pixels: the lesson
 * for a prompt is shown there too.
 */
function useLowerEdge({ reef, scale }: ScreenLayout): void {
  const lower = Math.round((reef.y + reef.height) * scale) - 4;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--told-lower', `${lower}px`);
    return () => void style.removeProperty('--told-lower');
  }, [lower]);
}

/** How wide the button for the whole reef is. */
const BUTTON = { phone: 46, desktop: 176 } as const;

/** A strip at the lower edge of the reef, which the reef leaves free. */
const place = (
  { mode, reef, beside: other, width, height }: ScreenLayout,
  { beside, busy }: { readonly beside: NotesProps['beside']; readonly busy: boolean },
): CSSProperties => ({
  left:
    Math.min(reef.x, other?.x ?? reef.x) +
    10 +
    (beside === 'nothing' || (busy && mode === 'phone') ? 0 : BUTTON[mode]),
  right: width - reef.x - reef.width + 10,
  bottom: height - reef.y - reef.height + (mode === 'phone' ? 0 : -2),
});
