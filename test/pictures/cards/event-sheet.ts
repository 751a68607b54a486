import { events } from '@atoll/game-atoll/cards';

/** Widths of the whole card: as it is read, beside the table, and among the rules. */
const WIDTHS = [300, 237, 150] as const;
/** The strip of a scene on the panel of a round. */
const STRIP = { width: 250, height: 74 } as const;

const pictureOf = (id: string): string => `/art/cards/${id}.webp`;

const row = (id: string): string =>
  WIDTHS.map((width) => `<img src="${pictureOf(id)}" width="${width}" alt="">`).join('') +
  `<div style="width:${STRIP.width}px;height:${STRIP.height}px;background:url(${pictureOf(id)}) 50% 32%/cover;` +
  '-webkit-mask:linear-gradient(#000 72%,transparent)"></div>';

/** A page with every event of Atoll in each size in which the game shows it. */
export const eventSheet = (): string =>
  '<!doctype html><meta charset="utf-8"><title>Events</title>' +
  '<body style="margin:14px;background:#0c1533;display:flex;flex-wrap:wrap;align-items:start;gap:14px">' +
  events.map(({ id }) => row(id)).join('');
