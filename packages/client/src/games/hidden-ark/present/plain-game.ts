import type { HiddenArkAction, HiddenArkEvent, HiddenArkView } from '@atoll/game-hidden-ark';
import { MAPS } from '@atoll/game-hidden-ark/cards';
import type { Asked } from '../../../table/plain/plain-model.ts';
import type { Known, PlainGame } from '../../../table/plain/plain-table.tsx';
import type { ArkLocale } from '../words/ark-locale.ts';
import { cardLook, type LyingThing } from './plain-cards.ts';
import { statusOf } from './game-words.ts';

type ArkPlain = PlainGame<HiddenArkView, undefined, HiddenArkAction, HiddenArkEvent, LyingThing>;
type At = Pick<Known<HiddenArkView, undefined>, 'view' | 'names' | 'seat'>;

/** What has a button of its own while the turn is free. */
const TURN = [
  ...['take', 'draw', 'column', 'move', 'rescue', 'station', 'launch', 'install', 'study'],
  ...['extend', 'swap', 'play', 'exchange', 'investigate', 'convert', 'end'],
] as const;
type TurnGroup = keyof ArkLocale['game']['groups'];

/** The things that lie on the table, row by row. */
function rowsOf(locale: ArkLocale, { view, names, seat }: At) {
  const { game, text } = locale;
  const { spaces, locations } = MAPS[view.side];
  const fish = spaces
    .filter((space) => space.fish)
    .flatMap(({ id }, place): LyingThing[] => {
      const tile = view.tiles[place] ?? '';
      if (tile === '') return [];
      const name = text.tileName(tile) || game.faceDown;
      return [{ item: `space:${id}`, name: `${name}, ${id}`, lines: [id, name] }];
    });
  const ports = locations.map(({ id }, at): LyingThing => {
    const place = text.placeName(view.side, id);
    const owner = view.stationSeats[at] ?? -1;
    const token = view.locationTokens[at] ?? '';
    const state =
      owner >= 0
        ? game.stationOf(names[owner] ?? text.seatName(owner))
        : token === ''
          ? game.empty
          : text.tokenName(token);
    return { item: `location:${id}`, name: `${place}, ${state}`, lines: [place, state] };
  });
  const token = (kind: string, lying: string): LyingThing => ({
    item: `${kind}:${lying}`,
    name: text.tokenName(lying),
    lines: [text.tokenName(lying)],
  });
  const hand = view.seats[seat]?.hand ?? [];
  return [
    { title: game.fish, owner: -1, cards: fish },
    { title: `${game.ports} `, owner: -1, cards: ports.slice(0, 10) },
    { title: game.ports, owner: -1, cards: ports.slice(10) },
    { title: game.row, owner: -1, cards: [...new Set(view.faceUp)].map((id) => token('row', id)) },
    { title: game.hand, owner: seat, cards: [...new Set(hand)].map((id) => token('hand', id)) },
  ];
}

/** The thing that stands for an action, or ''. */
function itemOf(action: HiddenArkAction): string {
  if ('space' in action) return `space:${action.space}`;
  if ('location' in action) return `location:${action.location}`;
  if ('token' in action)
    return `${action.type === 'install' || action.type === 'play' ? 'hand' : 'row'}:${action.token}`;
  return '';
}

function asked({ game }: ArkLocale, legal: readonly HiddenArkAction[]): Asked {
  if (legal.length === 0) return { question: 'none', groups: [] };
  const free = legal.some(({ type }) => type === 'exchange' || type === 'end' || type === 'take');
  if (!free) return { question: 'answer', groups: [{ id: 'answer', label: game.answer }] };
  const open = TURN.filter((id) => legal.some(({ type }) => type === id));
  return { question: 'turn', groups: open.map((id) => ({ id, label: game.groups[id] })) };
}

const isTurnGroup = (type: string): type is TurnGroup => (TURN as readonly string[]).includes(type);

/** Hidden Ark as a game of things in rows. */
export const plainGame = (locale: ArkLocale): ArkPlain => ({
  titles: { crew: locale.game.crew, cards: locale.game.map, actions: locale.game.actions },
  rows: (known) => rowsOf(locale, known),
  look: cardLook,
  status: (input) => statusOf(locale, input),
  asked: (legal) => asked(locale, legal),
  choice: (action, { view }) => ({
    words: [locale.text.actionText(action, view)],
    group: view.pending === '[]' && isTurnGroup(action.type) ? action.type : 'answer',
    item: itemOf(action),
  }),
  event: (event, names) => locale.text.eventText(event, { names, side: 'equatorial' }),
  reason: (code, details) => locale.text.reasonText({ code, ...(details && { details }) }),
  seat: (seat, view) => {
    const { tiles, stations, vessels } = view.seats[seat] ?? {
      tiles: [],
      stations: [],
      vessels: [],
    };
    return locale.game.has(tiles.length, stations.length, vessels.filter((at) => at !== '').length);
  },
});
