import {
  animalCard,
  coralCard,
  events as eventCards,
  isAnimal,
  isCoral,
} from '../../../src/cards/index.ts';
import {
  atoll,
  type AtollEvent,
  type AtollState,
  type AtollView,
  type CardId,
  type Modifier,
  type Reef,
} from '../../../src/index.ts';
import type { PlayoutStep } from './playout.ts';

/** What everybody begins with by the rulebook (set-up 4). */
const BEGINNING = { coins: 5, plankton: 3, scales: 1, popularity: 0, huntsReady: 1, corals: 1 };

/** The errors of a match before its first turn, when it must begin by the rulebook. */
export function faultsOfStart({ reefs }: AtollState): readonly string[] {
  return reefs.flatMap((reef, seat) => {
    const own: Readonly<Record<string, unknown>> = { ...reef, corals: reef.corals.length };
    return Object.entries(BEGINNING)
      .filter(([what, amount]) => own[what] !== amount)
      .map(
        ([what, amount]) => `seat ${seat} begins with ${String(own[what])} ${what}, not ${amount}`,
      );
  });
}

/**
 * Watches a match from outside, by its questions and events, and reports each breach of the
 * rulebook. It knows the cards, but none of the code that carries them out.
 */
export class Referee {
  /** The coral that is being bought, and whether something has answered its purchase. */
  #bought: { readonly card: CardId; readonly heard: boolean } | undefined;
  /** Hunts that a coral brings as soon as it is paid for. */
  #bringing = 0;
  /** The animal that is being fed, until it has taken its Fatigue. */
  #eating: CardId = '';

  /** The faults of one decision. Decisions are shown in order, none is left out. */
  see(moment: PlayoutStep): readonly string[] {
    // where no card is left to fill the offer up, the next turn ends a purchase
    if (asked(moment.before).kind === 'turn') this.#bought = undefined;
    return [
      ...faultsOfPollution(moment),
      ...faultsOfBloom(moment),
      ...this.#faultsOfHunts(moment),
      ...this.#faultsOfPurchase(moment),
      ...this.#faultsOfFeeding(moment),
    ];
  }

  /** Rulebook, "Immediate effect": right after the coral is placed, so before anything answers. */
  #faultsOfPurchase({ before, events }: PlayoutStep): readonly string[] {
    const faults: string[] = [];
    const late = this.#bought;
    if (late?.heard && asked(before).card === late.card)
      faults.push(`${late.card} asks after its purchase was answered`);
    for (const event of events) {
      if (event.type === 'coralPlaced') this.#bought = { card: event.card, heard: false };
      if (event.type === 'offerRefilled') this.#bought = undefined;
      if (this.#bought === undefined) continue;
      const { card, heard } = this.#bought;
      if (heard && event.type === 'gained' && event.card === card)
        faults.push(`${card} acts after its purchase was answered`);
      if (answersPurchase(event)) this.#bought = { card, heard: true };
    }
    return faults;
  }

  /** Ruling 27: while an animal eats, nothing is gained for a top that was reached. */
  #faultsOfFeeding({ events }: PlayoutStep): readonly string[] {
    const faults: string[] = [];
    for (const event of events) {
      if (event.type === 'feedingBegan') this.#eating = event.card;
      if (event.type === 'tired' && event.card === this.#eating) this.#eating = '';
      if (this.#eating === '') continue;
      const paid = event.type === 'gained' && event.scales > 0;
      if (paid || event.type === 'huntReadied')
        faults.push(`${event.type} before ${this.#eating} has eaten`);
    }
    return faults;
  }

  /** Hunts are used by hunting and come back as told; pollution takes none away (ruling 57). */
  #faultsOfHunts({ before, after, events }: PlayoutStep): readonly string[] {
    return after.reefs.flatMap(({ huntsReady }, seat) => {
      let due = before.reefs[seat]?.huntsReady ?? 0;
      for (const event of events) {
        if (!('seat' in event) || event.seat !== seat) continue;
        if (event.type === 'hunted') due -= 1;
        if (event.type === 'huntReadied') due += 1;
        if (event.type === 'recovered') due = event.hunts;
        if (event.type === 'coralPlaced') this.#bringing = moreHunts(event.card);
        if (event.type === 'paid') {
          due += this.#bringing;
          this.#bringing = 0;
        }
      }
      return huntsReady === due ? [] : [`seat ${seat} has ${huntsReady} Hunts, not ${due}`];
    });
  }
}

const asked = (state: AtollState): AtollView['question'] => atoll.publicView(state).question;

/**
 * Rulebook, "Pollution": it is removed by corals with Immediate effects, by animals and by Water
 * Purification; event cards of ours do so too (ruling 58).
 */
function faultsOfPollution({ before, events }: PlayoutStep): readonly string[] {
  const { kind, card } = asked(before);
  return events.flatMap((event) => {
    if (event.type !== 'cleaned') return [];
    const purified = kind === 'purify' && before.reefs[event.seat]?.purified === true;
    const listed =
      purified ||
      (isCoral(card) && coralCard(card).ability.type === 'immediate') ||
      isAnimal(card) ||
      eventCards.some(({ id }) => id === card);
    return listed ? [] : [`${card} removes pollution`];
  });
}

/** Rulebook, "Passive effect": a coral adds to a Bloom only while it has no pollution. */
function faultsOfBloom({ before, events }: PlayoutStep): readonly string[] {
  if (asked(before).kind !== 'bloom') return [];
  return events.flatMap((event, index) => {
    if (event.type !== 'polluted') return [];
    const due = 2 + bloomBonus(before, before.reefs[event.seat]);
    const gained = events[index + 1];
    const plankton = gained?.type === 'gained' ? gained.plankton : 0;
    return plankton === due ? [] : [`a Bloom brings ${plankton} plankton, not ${due}`];
  });
}

function bloomBonus({ events: { past } }: AtollState, reef: Reef | undefined): number {
  const corals = (reef?.corals ?? []).flatMap(({ card, polluted }) => {
    const { ability } = coralCard(card);
    return ability.type === 'passive' && !polluted ? (ability.modifiers ?? []) : [];
  });
  const event = eventCards.find(({ id }) => id === past.at(-1));
  const all: readonly Modifier[] = [
    ...corals,
    ...(event?.kind === 'persistent' ? event.modifiers : []),
  ];
  return all.reduce(
    (sum, modifier) =>
      modifier.modifier === 'yield' && modifier.of === 'bloom' ? sum + modifier.by : sum,
    0,
  );
}

function moreHunts(card: CardId): number {
  const { ability } = coralCard(card);
  if (ability.type !== 'passive') return 0;
  return (ability.modifiers ?? []).reduce(
    (sum, modifier) => (modifier.modifier === 'hunts' ? sum + modifier.by : sum),
    0,
  );
}

function answersPurchase(event: AtollEvent): boolean {
  if (event.type === 'raised' && event.cause === 'passive') {
    const { feed } = animalCard(event.card);
    return feed.kind === 'passive' && feed.on === 'bought';
  }
  if (event.type !== 'gained' || !isCoral(event.card)) return false;
  const { ability } = coralCard(event.card);
  return ability.type === 'passive' && ability.trigger?.on === 'bought';
}
