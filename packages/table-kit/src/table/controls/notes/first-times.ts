import { useEffect, useRef, useState } from 'react';
import { readRecord } from '../../../settings/stored-record.ts';

/**
 * A prompt whose kind may be new, and its explanation for a person who meets it for the first time.
 */
export interface Lesson {
  /** The kind of the prompt, within the game. */
  readonly kind: string;
  /** Loads the explanation of each kind, which most people need no more. */
  readonly words: () => Promise<Readonly<Record<string, string>>>;
}

/** How often each kind of prompt was explained on this device. */
export type ExplainedCounts = Readonly<Record<string, number>>;

const KEY = 'atoll.first-times';
/** How often a kind of prompt is explained. */
const TIMES = 2;

/** Parses the stored counts; a value that is not a count reads as never explained. */
export function readExplainedCounts(stored: string | null): ExplainedCounts {
  const entries = Object.entries(readRecord(stored));
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
    ),
  );
}

/** Whether a kind is still to be explained, and the counts to store once it has been. */
export function countExplanation(
  counts: ExplainedCounts,
  kind: string,
): { readonly due: boolean; readonly counts: ExplainedCounts } {
  const count = counts[kind] ?? 0;
  return count >= TIMES
    ? { due: false, counts }
    : { due: true, counts: { ...counts, [kind]: count + 1 } };
}

/** A kind that the person dismissed is explained no more. */
export const putAway = (counts: ExplainedCounts, kind: string): ExplainedCounts => ({
  ...counts,
  [kind]: TIMES,
});

interface Shown {
  readonly asked: string;
  readonly text: string;
}

const isSame = (one: Shown, other: Shown): boolean =>
  one.asked === other.asked && one.text === other.text;

export interface FirstTimes {
  /** The current explanation, or ''. */
  readonly text: string;
  readonly dismiss: () => void;
}

/**
 * Explains each kind of prompt the first two times that it appears on this device, while it lasts.
 * `question` is the number of the prompt within its match.
 */
export function useFirstTimes({
  lesson,
  game,
  match,
  question,
  wanted,
}: {
  /** Undefined without a prompt. */
  readonly lesson: Lesson | undefined;
  readonly game: string;
  readonly match: string;
  readonly question: number;
  readonly wanted: 'on' | 'off';
}): FirstTimes {
  const [due, setDue] = useState('');
  const [shown, show] = useState<Shown>({ asked: '', text: '' });
  const last = useRef('');
  const asked = lesson === undefined ? '' : `${match} ${question} ${lesson.kind}`;
  useEffect(() => {
    if (lesson === undefined || last.current === asked) return;
    last.current = asked;
    const next = countExplanation(
      readExplainedCounts(localStorage.getItem(KEY)),
      `${game} ${lesson.kind}`,
    );
    if (!next.due || wanted === 'off') return;
    localStorage.setItem(KEY, JSON.stringify(next.counts));
    setDue(asked);
  }, [asked, lesson, game, wanted]);
  // words are new objects with every lesson, which may be in another language than the one before
  useEffect(() => {
    if (lesson === undefined || due === '' || due !== asked) return undefined;
    let wantedStill = true;
    const arrived = (all: Readonly<Record<string, string>>): void => {
      const text = all[lesson.kind] ?? '';
      if (wantedStill)
        show((before) => (isSame(before, { asked, text }) ? before : { asked, text }));
    };
    // without its words the prompt can be answered all the same
    lesson.words().then(arrived, (error: unknown) => console.warn(error));
    return () => {
      wantedStill = false;
    };
  }, [asked, lesson, due]);
  const text = lesson !== undefined && wanted === 'on' && shown.asked === asked ? shown.text : '';
  return {
    text,
    dismiss: () => {
      setDue('');
      show({ asked: '', text: '' });
      if (lesson === undefined) return;
      localStorage.setItem(
        KEY,
        JSON.stringify(
          putAway(readExplainedCounts(localStorage.getItem(KEY)), `${game} ${lesson.kind}`),
        ),
      );
    },
  };
}
