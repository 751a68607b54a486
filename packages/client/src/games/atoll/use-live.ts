import type { HistoryStep } from '@atoll/protocol';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { changesText, tidings, turnText } from './present/summary.ts';
import { spoken } from './words/spoken.ts';

/** How many messages the polite region keeps: a screen reader may still be busy with the one before. */
const KEPT = 3;

export interface Message {
  /** Grows, so that the same words are told anew. */
  readonly id: number;
  readonly text: string;
}

export interface Live {
  /** The newest last. */
  readonly polite: readonly Message[];
  /** What interrupts: that it is one's turn. */
  readonly alert: Message;
  readonly say: (text: string) => void;
  readonly repeat: () => void;
  readonly changed: () => void;
}

/** What is told to somebody who does not see the table: a sentence or two for each turn of others, and one's own turn at once. */
export function useLive({ steps, active, own, names, sentence, asked }: {
  readonly steps: readonly HistoryStep[];
  /** The seat that is asked, or -1 at the end. */
  readonly active: number;
  readonly own: number;
  readonly names: readonly string[];
  /** What is asked of the own seat, in words. */
  readonly sentence: string;
  /** Whether the own seat is asked now. */
  readonly asked: boolean;
}): Live {
  const [polite, setPolite] = useState<readonly Message[]>([]), [alert, setAlert] = useState<Message>({ id: 0, text: '' });
  const count = useRef(0), told = useRef(steps.at(-1)?.seq ?? -1), turn = useRef<HistoryStep[]>([]), last = useRef(spoken.live.nothing);
  const say = useCallback((text: string) => {
    if (text === '') return;
    last.current = text;
    setPolite((old) => [...old.slice(1 - KEPT), { id: ++count.current, text }]);
  }, []);

  const onSteps = useEffectEvent(() => {
    const fresh = steps.filter(({ seq }) => seq > told.current);
    told.current = Math.max(told.current, steps.at(-1)?.seq ?? -1);
    for (const step of fresh) {
      if (turn.current[0] !== undefined && turn.current[0].seat !== step.seat) tell();
      if (step.seat !== own) turn.current.push(step);
      else say(tidings(step, { names, you: own }));
    }
    if (turn.current[0] !== undefined && turn.current[0].seat !== active) tell();
  });
  const tell = (): void => {
    const done = turn.current;
    turn.current = [];
    say(turnText(done, { names, you: own }));
  };
  useEffect(() => onSteps(), [steps, active]);

  const mine = asked && active === own, was = useRef(false);
  const onQuestion = useEffectEvent(() => {
    if (mine && !was.current) {
      last.current = spoken.live.yourTurn(sentence);
      setAlert({ id: ++count.current, text: last.current });
    } else if (mine) say(sentence);
    was.current = mine;
  });
  useEffect(() => onQuestion(), [mine, sentence]);

  return {
    polite, alert, say,
    repeat: () => say(last.current),
    changed: () => say(changesText(steps, { names, you: own })),
  };
}
