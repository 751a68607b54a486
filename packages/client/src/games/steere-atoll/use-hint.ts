import type { SteereAtollAction, SteereAtollView } from '@atoll/game-steere-atoll';
import { boardOf } from '@atoll/game-steere-atoll/board';
import { useEffect, useRef, useState } from 'react';
import type { TableState } from '../../table-host.ts';
import { adviserOf, askAdviser } from '../../table/advisor.ts';
import { hintsAllowed } from '../../table/hints-allowed.ts';
import { words } from './words/interface.ts';

export interface Hint {
  /** Whether the button is there at all: where the table allows hints, and the game has a bot to ask. */
  readonly offered: boolean;
  readonly thinking: boolean;
  /** The suggested cell. */
  readonly cell: number | undefined;
  /** What the bot said, or ''. */
  readonly sentence: string;
  readonly ask: () => void;
  readonly forget: () => void;
}

export interface HintParts {
  readonly view: SteereAtollView;
  readonly state: TableState;
  readonly legal: readonly SteereAtollAction[];
}

type Held = 'thinking' | 'failed' | SteereAtollAction;

const GAME = 'steere-atoll';

/** A hint from a bot that runs in this browser; it is forgotten as soon as the table moves on. */
export function useHint({ view, state, legal }: HintParts): Hint {
  const [adviser, setAdviser] = useState<string>(), [held, hold] = useState<{ readonly ply: number; readonly what: Held }>();
  const { seat } = state, allowed = hintsAllowed(state);
  const running = useRef<AbortController>(undefined), what = held?.ply === view.ply ? held.what : undefined;
  useEffect(() => {
    if (allowed) void adviserOf(GAME).then(setAdviser);
  }, [allowed]);
  useEffect(() => () => running.current?.abort(), [view.ply]);
  const offered = allowed && adviser !== undefined && view.active >= 0;
  const action = typeof what === 'object' ? what : undefined;
  return {
    offered,
    thinking: what === 'thinking',
    cell: action?.type === 'place' ? boardOf(view.size).cellNamed(action.cell) : undefined,
    sentence: sentenceOf(what),
    forget: () => hold(undefined),
    ask: () => {
      if (!offered || legal.length === 0 || what === 'thinking') return;
      const { ply } = view, stop = new AbortController();
      running.current = stop;
      hold({ ply, what: 'thinking' });
      void askAdviser({ game: GAME, bot: adviser, view, seat, legal, seed: `hint ${ply}` }, stop.signal).then((advice) => {
        if (stop.signal.aborted) return;
        if (!advice.ok) console.warn(advice.error);
        hold({ ply, what: advice.ok ? (advice.action as SteereAtollAction) : 'failed' });
      });
    },
  };
}

function sentenceOf(what: Held | undefined): string {
  if (what === undefined) return '';
  if (what === 'thinking') return words.hintThinking;
  if (what === 'failed') return words.hintFailed;
  return what.type === 'swap' ? words.hintSwap : words.hintCell(what.cell);
}
