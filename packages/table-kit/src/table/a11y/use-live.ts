import type { HistoryStep } from '@atoll/protocol';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOwn } from '../model/readers.ts';
import { openTurns, turnsOver, turnsSince, type Turns } from './turns.ts';

/**
 * How many messages the polite region keeps: a screen reader may still be reading the previous one.
 */
const KEPT = 3;

export interface Message {
  /** Grows, so that the same words are announced again. */
  readonly id: number;
  readonly text: string;
}

export interface Live {
  /** The newest last. */
  readonly polite: readonly Message[];
  /** The message that interrupts: it is the person's turn. */
  readonly alert: Message;
  readonly say: (text: string) => void;
  readonly repeat: () => void;
  readonly changed: () => void;
}

/**
 * How a game announces events, in its own words; '' for nothing. Methods take the steps, since a
 * game announces the events of its own type.
 */
export interface Announcer<E = unknown> {
  /** A whole turn of another seat: its consecutive steps. */
  turn(steps: readonly HistoryStep<E>[]): string;
  /** What an own step caused for everybody. */
  ownStep(step: HistoryStep<E>): string;
  /** Everything since the own seat acted, from the announcement of each turn. */
  readonly since: (turns: readonly string[]) => string;
  /** That it is the person's turn, with the sentence that states the prompt. */
  readonly yourTurn: (sentence: string) => string;
  readonly nothing: string;
}

export interface LiveInput {
  readonly steps: readonly HistoryStep[];
  /** The seats that are asked now; none at the end. */
  readonly active: readonly number[];
  /** The own seat, or -1. */
  readonly own: number;
  /**
   * The own seat's prompt in words; undefined without one, or where another element announces it.
   */
  readonly asked: string | undefined;
  readonly tell: Announcer;
}

/**
 * Announcements for a person who does not see the table: a sentence or two for each turn of another
 * seat, and the person's own turn at once.
 */
export function useLive({ steps, active, own, asked, tell }: LiveInput): Live {
  const [polite, setPolite] = useState<readonly Message[]>([]);
  const [alert, setAlert] = useState<Message>({ id: 0, text: '' });
  const count = useRef(0);
  const announced = useRef(steps.at(-1)?.seq ?? -1);
  const turns = useRef<Turns>(new Map());
  const last = useRef(tell.nothing);
  const say = useCallback((text: string) => {
    if (text === '') return;
    last.current = text;
    setPolite((old) => [...old.slice(1 - KEPT), { id: ++count.current, text }]);
  }, []);

  const onSteps = useEffectEvent(() => {
    const fresh = steps.filter(({ seq }) => seq > announced.current);
    announced.current = Math.max(announced.current, steps.at(-1)?.seq ?? -1);
    const tellAll = (over: readonly (readonly HistoryStep[])[]): void =>
      over.forEach((turn) => say(tell.turn(turn)));
    for (const step of fresh) {
      const { over, open } = openTurns(turns.current, { step, active, own });
      turns.current = open;
      tellAll(over);
      if (isOwn(step, own)) say(tell.ownStep(step));
    }
    const { over, open } = turnsOver(turns.current, active);
    turns.current = open;
    tellAll(over);
  });
  const seats = active.join();
  useEffect(() => onSteps(), [steps, seats]);

  // a seat that may act aside has a prompt too, while the match waits for other seats
  const mine = asked !== undefined;
  const was = useRef(false);
  const onQuestion = useEffectEvent(() => {
    if (mine && !was.current) {
      last.current = tell.yourTurn(asked);
      setAlert({ id: ++count.current, text: last.current });
    } else if (mine) say(asked);
    was.current = mine;
  });
  useEffect(() => onQuestion(), [mine, asked]);

  const changed = (): void =>
    say(
      tell.since(
        turnsSince(steps, own)
          .map((turn) => tell.turn(turn))
          .filter((text) => text !== ''),
      ),
    );
  return { polite, alert, say, repeat: () => say(last.current), changed };
}
