import type { HiddenArkAction, HiddenArkView } from '../../src/index.ts';
import { AWARDS, COLUMNS, MAPS, RESOURCES, SLOTS_PER_COLUMN } from '../../src/cards/index.ts';
import { isFreeChoice, questionOf, routeBy, routesOf, type Route } from '../../src/views/index.ts';
import { choiceGroups, choiceOf, choicesByItem } from '@atoll/table-kit/table/model/choices.ts';
import type { Interaction } from '@atoll/table-kit/table/model/interaction.ts';
import type {
  Choice,
  ChoiceGroup,
  Item,
  Mark,
  TableModel,
} from '@atoll/table-kit/table/model/table-model.ts';
import type { RichText } from '@atoll/table-kit/ui/rich-text.ts';
import type { ArkLocale } from '../words/ark-locale.ts';
import { attemptOf, groupOf, shownGroups } from './groups.ts';
import {
  awardItem,
  handItem,
  itemOf,
  locationItem,
  rowItem,
  slotItem,
  spaceItem,
  trackItem,
} from './items.ts';
import {
  refusedAward,
  refusedLocation,
  refusedSlot,
  refusedSpace,
  refusedToken,
  refusedTrack,
  type Refused,
  type RefusedInput,
} from './refused.ts';
import { routeOf, voyageAction } from './voyages.ts';

export interface ModelInput {
  readonly view: HiddenArkView;
  readonly seat: number;
  readonly legal: readonly HiddenArkAction[];
  /** The action that a hint suggests. */
  readonly advised: HiddenArkAction | undefined;
  readonly interaction: Pick<Interaction, 'asking' | 'item' | 'group'>;
}

const ANSWER = 'answer';

/** All possible choices at a table of Hidden Ark. */
export function arkModel(locale: ArkLocale, input: ModelInput): TableModel {
  const { view, legal } = input;
  if (legal.length === 0)
    return {
      question: 'none',
      items: itemsOf(locale, input, { choices: [], moment: 'none' }),
      groups: [],
    };
  const free = isFreeChoice(view);
  const moment = free ? 'free' : 'asked';
  const choices = choicesOf(locale, input, moment);
  const items = itemsOf(locale, input, { choices, moment });
  if (!free)
    return {
      question: questionOf(view).kind,
      items,
      groups: [{ id: ANSWER, label: locale.game.answer, shortcut: '', choices }],
    };
  return { question: 'turn', items, groups: groupsOf(locale, view, choices) };
}

function choicesOf(
  locale: ArkLocale,
  { view, seat, legal, advised, interaction: { asking, group } }: ModelInput,
  moment: 'free' | 'asked',
): readonly Choice[] {
  const tokens = { row: view.faceUp, hand: view.seats[seat]?.hand ?? [] };
  const said = (action: HiddenArkAction): Choice =>
    choiceOf(
      action,
      {
        words: wordsOf(action, locale, view),
        group: moment === 'free' ? groupOf(action) : ANSWER,
        // a track or a token of the row stands for this action only while its kind is open
        item:
          moment === 'free' && isAside(action) && group !== action.type
            ? ''
            : itemOf(action, tokens),
      },
      advised,
    );
  if (moment === 'asked') return legal.map(said);
  const single = legal.filter(({ type }) => type !== 'move').map(said);
  return [...single, ...routeChoices(locale, view, { asking, advised })];
}

/** The gain of an exchange stands over its list. */
function wordsOf(
  action: HiddenArkAction,
  { game, text }: ArkLocale,
  view: HiddenArkView,
): RichText {
  if (action.type !== 'exchange') return [text.actionText(action, view)];
  const { resource } = action;
  return [
    { icon: `resource:${resource}`, word: '' },
    ` ${game.columns.resource(1, text.resourceName(resource))}`,
  ];
}

const isAside = ({ type }: HiddenArkAction): boolean => type === 'exchange' || type === 'draw';

/** Every place that can be reached, and other routes to the chosen one. */
function routeChoices(
  locale: ArkLocale,
  view: HiddenArkView,
  {
    asking,
    advised,
  }: Pick<Interaction, 'asking'> & { readonly advised: HiddenArkAction | undefined },
): readonly Choice[] {
  const { moves } = view.turn;
  const routes = routesOf(view).toSorted((a, b) => a.path.length - b.path.length);
  const chosen = routeOf(asking?.action);
  const direct = routes.map((route) => routeChoice(locale, route, { moves, advised }));
  if (chosen === undefined) return direct;
  const end = chosen.path.at(-1);
  const bent = MAPS[view.side].spaces.flatMap(({ id }) => {
    const other = id === end || chosen.path.includes(id) ? undefined : routeBy(view, chosen, id);
    return other === undefined ? [] : [routeChoice(locale, other, { moves, advised, by: id })];
  });
  const held =
    direct.some(({ key }) => key === asking?.key) || asking === undefined ? [] : [asking];
  return [...direct, ...bent, ...held];
}

function routeChoice(
  { game, words: said }: ArkLocale,
  route: Route,
  {
    moves,
    advised,
    by = '',
  }: {
    readonly moves: number;
    readonly advised: HiddenArkAction | undefined;
    readonly by?: string;
  },
): Choice {
  const { vessel, path, price, points } = route;
  const to = path.at(-1) ?? '';
  const words = [
    game.route.sail(vessel + 1, to, path.length),
    by === '' ? '' : game.route.by(by),
    points > 0 ? game.route.points(points) : '',
    price > 0 ? game.route.price(price) : '',
  ].join('');
  const hinted = advised?.type === 'move' && advised.vessel === vessel && advised.to === to;
  return {
    key: `sail ${vessel} ${path.join(' ')}`,
    action: voyageAction(route, moves),
    words: [words],
    group: 'move',
    item: spaceItem(by === '' ? to : by),
    advised: hinted && path.length === 1,
    ...(path.length > 1
      ? { confirm: [`${said.asked(words)} ${by === '' ? game.route.bend : ''}`] }
      : {}),
  };
}

function groupsOf(
  { game }: ArkLocale,
  view: HiddenArkView,
  choices: readonly Choice[],
): readonly ChoiceGroup[] {
  const possible = new Set(choices.map(({ group }) => group));
  const { groups: labels, shortcuts } = game;
  return choiceGroups(shownGroups(view, possible), {
    ...{ choices, labels, shortcuts },
    attemptOf: (id) => attemptOf(id, view),
  });
}

function itemsOf(
  locale: ArkLocale,
  { view, seat, interaction: { asking, item: opened, group } }: ModelInput,
  { choices, moment }: Pick<RefusedInput, 'moment'> & { readonly choices: readonly Choice[] },
): TableModel['items'] {
  const now: RefusedInput = { view, moment };
  const byItem = choicesByItem(choices);
  const items = new Map<string, Item>();
  const put = (id: string, refused: Refused, like = id): void => {
    const own = byItem.get(like) ?? [];
    const open: Mark = own.some(({ advised }) => advised) ? 'advised' : 'legal';
    const chosen = id === opened || id === asking?.item;
    const meant = own.filter((choice) => group === '' || choice.group === group);
    const mark = chosen ? 'chosen' : meant.length > 0 ? open : 'plain';
    items.set(id, { id, mark, card: '', choices: own, ...(own.length > 0 ? {} : refused) });
  };
  const { spaces, locations } = MAPS[view.side];
  for (const { id } of spaces) put(spaceItem(id), refusedSpace(locale, now, id));
  for (const { id } of locations) put(locationItem(id), refusedLocation(locale, now, id));
  const first = (tokens: readonly string[], at: number): number => tokens.indexOf(tokens[at]);
  view.faceUp.forEach((token, at) =>
    put(
      rowItem(at),
      refusedToken(locale, now, { type: 'take', token }),
      rowItem(first(view.faceUp, at)),
    ),
  );
  const { hand = [] } = view.seats[seat] ?? {};
  hand.forEach((token, at) =>
    put(
      handItem(at),
      refusedToken(locale, now, { type: 'play', token }),
      handItem(first(hand, at)),
    ),
  );
  for (const resource of RESOURCES) put(trackItem(resource), refusedTrack(locale, now, resource));
  for (const column of COLUMNS)
    for (let slot = 0; slot < SLOTS_PER_COLUMN; slot++)
      put(slotItem(column, slot), refusedSlot(locale, now, { column, slot }));
  for (const award of AWARDS) put(awardItem(award), refusedAward(locale, now, award));
  return items;
}
