/**
 * The vocabulary of cards. An op is an event, a modifier holds while a card is in play, a trigger
 * gives the occasion. Rules, printed text, icons, bots and coverage all read the same entries.
 */
export type CardId = string;
export type Side = (typeof SIDES)[number];
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type OfferName = 'animals' | 'large' | 'corals';
export type Size = 'small' | 'medium' | 'large';
/** The abundance levels low, medium and high. */
export type Level = 1 | 2 | 3;

export type FishCategory =
  | 'anthias'
  | 'pipefishes-seahorses'
  | 'damselfishes'
  | 'gobies'
  | 'angelfishes'
  | 'butterflyfishes'
  | 'wrasses-parrotfishes'
  | 'groupers'
  | 'surgeonfishes'
  | 'moray-eels'
  | 'rays'
  | 'jacks-remoras'
  | 'sharks';
export type OtherCategory =
  | 'crustacean'
  | 'bivalve'
  | 'cephalopod'
  | 'reptile'
  | 'cnidarian'
  | 'starfish'
  | 'sea-cucumber';
export type Category = FishCategory | OtherCategory;

export type CoralForm =
  | 'branching'
  | 'table'
  | 'massive'
  | 'free-living'
  | 'tube'
  | 'foliose'
  | 'soft'
  | 'fan'
  | 'whip';

/** All given fields must hold; an empty filter matches every animal. */
export interface AnimalFilter {
  readonly group?: 'fish' | 'other';
  readonly size?: Size;
  readonly category?: Category;
  readonly algae?: true;
  readonly level?: Level;
  readonly not?: AnimalFilter;
}

export interface CoralFilter {
  readonly form?: CoralForm;
  readonly polluted?: true;
  readonly clean?: true;
}

/** `each` for every `every` things counted (default 1), `max` at the most. */
interface Rate {
  readonly each: number;
  readonly every?: number;
  readonly max?: number;
}
export type Count =
  | { readonly per: 'animals'; readonly filter?: AnimalFilter }
  | { readonly per: 'corals'; readonly filter?: CoralFilter }
  | { readonly per: 'colonies' | 'otherCategories' | 'fishCategories' | 'pairs' };
/** A number, or a number for each thing counted on the owner's atoll. */
export type Amount = number | (Count & Rate);

export interface Gains {
  readonly coins?: Amount;
  readonly plankton?: Amount;
  readonly scales?: Amount;
  readonly popularity?: Amount;
}

export type Op =
  | ({ readonly op: 'gain' } & Gains)
  /** Must be paid in full; fish scales may stand in. */
  | { readonly op: 'pay'; readonly coins?: number; readonly plankton?: number }
  /** That many unpolluted corals of the owner's choice become polluted. */
  | { readonly op: 'pollute'; readonly corals: number }
  | { readonly op: 'clean'; readonly upTo: number }
  /** That many different animals rise one level, without Fatigue. */
  | { readonly op: 'raise'; readonly upTo: number; readonly filter: AnimalFilter }
  /** One animal of the owner's is reduced; outside Feeding, so Shelter does not help. */
  | { readonly op: 'reduce'; readonly filter: AnimalFilter }
  /** One Fatigue leaves each of up to that many animals. `another`: not the card itself. */
  | {
      readonly op: 'unfatigue';
      readonly upTo: number;
      readonly filter: AnimalFilter;
      readonly another?: true;
    }
  | { readonly op: 'colony'; readonly upTo: number }
  | { readonly op: 'upTo'; readonly times: number; readonly do: readonly Op[] }
  /** One of the lists that can be carried out in full, of the owner's choice. */
  | { readonly op: 'oneOf'; readonly options: readonly (readonly Op[])[] }
  /** One animal of the owner's takes that many Fatigue. */
  | { readonly op: 'fatigue'; readonly tokens: number; readonly filter: AnimalFilter }
  | { readonly op: 'readyHunt' }
  /** All cards of an offer are discarded, and as many are drawn. */
  | { readonly op: 'renew'; readonly offer: OfferName };
export type OpName = Op['op'];

/**
 * One term of a scoring effect; with `cleanReef` it counts only if no coral of the atoll is
 * polluted.
 */
export interface ScoreTerm {
  readonly points: Amount;
  readonly cleanReef?: true;
}

export type Feed =
  | { readonly kind: 'free' }
  | { readonly kind: 'symbiosisOnly' }
  | { readonly kind: 'extraFatigue' }
  | { readonly kind: 'pay'; readonly plankton: number }
  /** `times` reductions; `distinct` means that each names another animal. */
  | {
      readonly kind: 'reduce';
      readonly filter: AnimalFilter;
      readonly times: 1 | 2;
      readonly distinct?: true;
    }
  | { readonly kind: 'or'; readonly options: readonly FeedBranch[] }
  | { readonly kind: 'byLevel'; readonly low: FeedStep; readonly medium: FeedStep }
  /** Never fed: it rises by its trigger. */
  | { readonly kind: 'passive'; readonly on: 'reduced'; readonly filter: AnimalFilter }
  | { readonly kind: 'passive'; readonly on: 'bought' };
/** A way to feed that needs no further choice of way. */
export type FeedBranch = Extract<
  Feed,
  { kind: 'free' | 'symbiosisOnly' | 'extraFatigue' | 'pay' | 'reduce' }
>;
export type FeedStep = FeedBranch | Extract<Feed, { kind: 'or' }>;

export type Modifier =
  /** For placing an animal; floor 0. */
  | { readonly modifier: 'coloniesNeeded'; readonly filter: AnimalFilter; readonly by: number }
  /** Coins of an animal or plankton of a growth; never below `min`. */
  | {
      readonly modifier: 'animalPrice';
      readonly filter: AnimalFilter;
      readonly by: number;
      readonly min: number;
    }
  | { readonly modifier: 'growthPrice'; readonly by: number; readonly min: number }
  /** More plankton in Recovery, or for each pollution of an Algal Bloom. */
  | { readonly modifier: 'yield'; readonly of: 'colonies' | 'bloom'; readonly by: number }
  | {
      readonly modifier: 'income';
      readonly choice: IncomeChoice;
      readonly coins?: number;
      readonly plankton?: number;
      readonly pollution?: number;
    }
  /** More hunts in a round, the first one at once. */
  | { readonly modifier: 'hunts'; readonly by: number }
  /** More plankton for a feeding paid in plankton. */
  | { readonly modifier: 'feedPrice'; readonly by: number }
  | { readonly modifier: 'forbid'; readonly what: Forbidden };
export type ModifierName = Modifier['modifier'];
export type IncomeChoice = 'tourists' | 'scientists';
/** Actions that a card can forbid: taking prey from elsewhere, and Water Purification. */
export type Forbidden = 'hunt' | 'purification';

export type AnimalEffect =
  | { readonly on: 'enter' | 'top'; readonly do: readonly Op[] }
  /** Counts only if the animal is at its highest level at the end. */
  | { readonly on: 'end'; readonly score: readonly ScoreTerm[] };

/**
 * The occasions of a passive coral or an event: an own animal reaching its top, an own animal
 * reduced, another coral bought.
 */
export type Trigger =
  | { readonly on: 'top' | 'reduced'; readonly filter: AnimalFilter; readonly do: readonly Op[] }
  | { readonly on: 'bought'; readonly do: readonly Op[] };

export type CoralAbility =
  | { readonly type: 'immediate'; readonly do: readonly Op[] }
  | { readonly type: 'endOfGame'; readonly score: readonly ScoreTerm[] }
  | { readonly type: 'action'; readonly do: readonly Op[] }
  | {
      readonly type: 'passive';
      readonly modifiers?: readonly Modifier[];
      readonly trigger?: Trigger;
    };

/**
 * The effect of an event: at once, by each seat in turn order or `once` for the table; or while it
 * is in force.
 */
export type EventEffect =
  | { readonly kind: 'immediate'; readonly do: readonly Op[]; readonly once?: true }
  | {
      readonly kind: 'persistent';
      readonly modifiers: readonly Modifier[];
      readonly trigger?: Trigger;
    };
