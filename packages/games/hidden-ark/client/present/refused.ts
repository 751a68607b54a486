import type { HiddenArkAction, HiddenArkView } from '../../src/index.ts';
import { MAPS, TOKENS, type Award, type Column, type Resource } from '../../src/cards/index.ts';
import {
  barrierAt,
  isPlacing,
  isTaking,
  questionOf,
  type QuestionKind,
} from '../../src/views/index.ts';
import type { Item } from '@atoll/table-kit/table/model/table-model.ts';
import type { ArkLocale } from '../words/ark-locale.ts';

/** Why a thing has no choice: the action to ask the rules about, or a known sentence. */
export type Refused = Pick<Item, 'attempt' | 'refusal'>;

export interface RefusedInput {
  readonly view: HiddenArkView;
  /** 'asked': only answers to the prompt can be chosen; 'none': the seat has no prompt. */
  readonly moment: 'free' | 'asked' | 'none';
}

/** Everything that is no answer to the prompt is refused with the prompt. */
function unlessAsked(
  { text }: ArkLocale,
  { view, moment }: RefusedInput,
  answer: { readonly to: QuestionKind; readonly attempt: HiddenArkAction },
): Refused | undefined {
  if (moment !== 'asked') return undefined;
  return questionOf(view).kind === answer.to
    ? { attempt: answer.attempt }
    : { refusal: text.questionText(view) };
}

export function refusedSpace(locale: ArkLocale, input: RefusedInput, space: string): Refused {
  const { view, moment } = input;
  const { turn, seats, side, tiles } = view;
  const rescue: Refused = { attempt: { type: 'rescue', space } };
  if (moment === 'none') return rescue;
  const isPassing = moment === 'asked' && turn.passing >= 0;
  const lock = { to: 'lock', attempt: { type: 'lock', space } } as const;
  const asked = isPassing ? undefined : unlessAsked(locale, input, lock);
  if (asked !== undefined) return asked;
  const { text, game } = locale;
  if (isTaking(view)) return { refusal: text.questionText(view) };
  const places = MAPS[side].spaces.filter(({ fish }) => fish).map(({ id }) => id);
  const fish = (tiles[places.indexOf(space)] ?? '') !== '';
  const own = seats[turn.seat]?.vessels.includes(space) === true;
  if (isPassing) return own ? { refusal: text.questionText(view) } : farOrFull(locale, view, space);
  if (fish && (own || !turn.sailing)) return rescue;
  if (own) return {};
  if (turn.sailing) return farOrFull(locale, view, space);
  return { refusal: turn.column === '' ? game.route.noSailing : game.route.noMovement };
}

function farOrFull({ game }: ArkLocale, view: HiddenArkView, space: string): Refused {
  return { refusal: game.route[barrierAt(view, space)] };
}

export function refusedLocation(locale: ArkLocale, input: RefusedInput, location: string): Refused {
  const { stationSeats, side, turn } = input.view;
  const type = isPlacing(input.view) ? 'place' : 'return';
  const asked = unlessAsked(locale, input, { to: type, attempt: { type, location } });
  if (asked !== undefined) return asked;
  if (input.moment === 'free' && isTaking(input.view))
    return { refusal: locale.text.questionText(input.view) };
  const at = MAPS[side].locations.findIndex(({ id }) => id === location);
  const built = stationSeats[at] === turn.seat ? 'launch' : 'station';
  return { attempt: { type: built, location } };
}

export function refusedTrack(locale: ArkLocale, input: RefusedInput, resource: Resource): Refused {
  const to = questionOf(input.view).kind === 'convert' ? 'convert' : 'pay';
  const asked = unlessAsked(locale, input, { to, attempt: { type: to, resource } });
  return asked ?? { attempt: { type: 'exchange', resource } };
}

export function refusedToken(
  locale: ArkLocale,
  input: RefusedInput,
  action: Extract<HiddenArkAction, { readonly type: 'take' | 'play' }>,
): Refused {
  const { token } = action;
  const attempt: HiddenArkAction = action.type === 'take' ? { type: 'setAside', token } : action;
  return unlessAsked(locale, input, { to: 'setAside', attempt }) ?? { attempt: action };
}

const isUpgrade = (token: string): boolean =>
  TOKENS.some(({ id, kind }) => id === token && kind === 'upgrade');

/** An upgrade is chosen first, then its slot. */
export function refusedSlot(
  locale: ArkLocale,
  input: RefusedInput,
  { column, slot }: { readonly column: Column; readonly slot: number },
): Refused {
  const asked = unlessAsked(locale, input, { to: 'slot', attempt: { type: 'fit', column, slot } });
  if (asked !== undefined) return asked;
  const { turn, seats } = input.view;
  const token = seats[turn.seat]?.hand.find(isUpgrade);
  if (input.moment === 'none' || !turn.upgrading)
    return { attempt: { type: 'install', token: token ?? '' } };
  return {
    refusal:
      token === undefined
        ? locale.text.reasonText({ code: 'no-upgrade-token' })
        : locale.game.pointAt.board,
  };
}

/** An award explains itself, so that nothing is refused without a prompt for one. */
export function refusedAward(locale: ArkLocale, input: RefusedInput, award: Award): Refused {
  return unlessAsked(locale, input, { to: 'lower', attempt: { type: 'lower', award } }) ?? {};
}
