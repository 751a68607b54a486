import type { AtollAction, AtollView } from '../../src/index.ts';
import { useEffect, useState } from 'react';
import type { Tab } from '../layout/screen.ts';
import { answerTab } from '../present/tabs.ts';

export interface OfferState {
  /** The offer that a phone shows; undefined while its sheet is closed. */
  readonly tab: Tab | undefined;
  readonly showTab: (tab: Tab | undefined) => void;
  /** How far the strip of that offer has been slid to the left. */
  readonly shift: number;
  readonly slideTo: (tab: Tab | undefined, shift: number) => void;
}

/**
 * Which offer a phone shows, and how far it has been slid. Each offer stays where it was slid to.
 */
export function useOffer({
  view,
  legal,
  placing,
}: {
  readonly view: AtollView;
  readonly legal: readonly AtollAction[];
  /**
   * The place of a card or colony is chosen on the own reef only, which needs the room of the
   * offer.
   */
  readonly placing: boolean;
}): OfferState {
  const [picked, setPicked] = useState<Tab>();
  const [shifts, setShifts] = useState<Readonly<Partial<Record<Tab, number>>>>({});
  // a prompt opens the tab of its answers once; a tab picked meanwhile stays, and afterwards the
  // old one is back
  const wanted = placing ? undefined : answerTab(view, legal);
  const asked = `${wanted ?? ''} ${view.question.kind} ${view.question.card}`;
  const [during, setDuring] = useState<{ readonly asked: string; readonly tab: Tab | undefined }>();
  const isAsked = legal.length > 0 && view.question.kind !== 'turn';
  const tab = !isAsked ? picked : during?.asked === asked ? during.tab : wanted;
  useEffect(() => {
    if (placing) setPicked(undefined);
  }, [placing]);
  return {
    tab,
    shift: shifts[tab ?? FIRST] ?? 0,
    showTab: (next) => (isAsked ? setDuring({ asked, tab: next }) : setPicked(next)),
    slideTo: (of, to) => setShifts((old) => ({ ...old, [of ?? FIRST]: to })),
  };
}

/** A phone that lies shows this offer while none is chosen. */
const FIRST: Tab = 'animals';
