import { expect, test } from '@jest/globals';
import { createMatch, createRng, keysOf, LOCALES, nextInt, play } from '@atoll/engine';
import { atoll, type AtollEvent, type SeatView } from '../../../src/index.ts';
import { logLines } from '../../../client/present/text/log-lines.ts';
import { loadAtollLocale } from '../../../client/words/atoll-locale.ts';
import { loadLocale } from '@atoll/table-kit/table/load-locale.ts';
import type { RichText } from '@atoll/table-kit/ui/rich-text.ts';

const names = ['Mira', 'Jonas', 'Ada', 'Ben'];
/** What the header shows of a seat, by the icon that stands for it in sentences. */
const SHOWN: Readonly<Record<string, (seat: SeatView) => number>> = {
  coin: ({ coins }) => coins,
  plankton: ({ plankton }) => plankton,
  scale: ({ scales }) => scales,
  popularity: ({ popularity }) => popularity,
};
/** Events that change the tokens of a seat. */
const COUNTED: ReadonlySet<AtollEvent['type']> = new Set([
  ...(['paid', 'gained', 'incomeTaken', 'recovered', 'wentExtinct'] as const),
]);

/** The numbers that a line says, by the icons behind them. */
function saidIn(text: RichText): ReadonlyMap<string, number> {
  const said = new Map<string, number>();
  let before = '';
  for (const part of text) {
    const { icon, words } =
      typeof part === 'string' || !('icon' in part)
        ? { icon: '', words: typeof part === 'string' ? part : '' }
        : { icon: part.icon, words: '' };
    const count = /(\d+)\D*$/.exec(before)?.[1];
    if (icon in SHOWN && count !== undefined) said.set(icon, (said.get(icon) ?? 0) + Number(count));
    before = icon === '' ? before + words : '';
  }
  return said;
}

test.each(keysOf(LOCALES))(
  'the log names every change of the plankton and the scales of each seat: %s',
  async (id) => {
    const locale = await loadAtollLocale(await loadLocale(id, []));
    const lines = logLines(locale, { names, you: 0 });
    const said = { paid: 0, scales: 0 };
    for (const [match, seats] of [1, 2, 3, 4, 4].entries()) {
      const rng = createRng(`paid ${match}`);
      const options = atoll.parseOptions({ events: match % 2 === 0 });
      let played = createMatch(atoll, { seed: `paid ${match}`, seats, options });
      for (let [seat] = atoll.activeSeats(played.state); seat !== undefined; ) {
        const legal = atoll.legalActions(played.state, seat);
        const lively = legal.filter(({ type }) => !['pass', 'done', 'no'].includes(type));
        const among = lively.length > 0 && nextInt(rng, 12) > 0 ? lively : legal;
        const action = among[nextInt(rng, among.length)];
        const before = atoll.publicView(played.state);
        const result = play(atoll, played, { seat, action, at: 0 });
        if (!result.ok) throw new Error(JSON.stringify(result.reasons));
        played = result.match;
        const after = atoll.publicView(played.state);
        const events = result.events as readonly AtollEvent[];
        const sums = before.seats.map(() => new Map<string, number>());
        for (const event of events) {
          if (!COUNTED.has(event.type) || !('seat' in event)) continue;
          const of = { seq: 1, at: 0, seat, events: [event], sealed: false };
          const [line] = lines(of);
          for (const [icon, count] of saidIn(line?.text ?? [])) {
            const by = sums[event.seat]!;
            by.set(icon, (by.get(icon) ?? 0) + (event.type === 'paid' ? -count : count));
            if (event.type === 'paid') said.paid += 1;
            if (event.type === 'paid' && icon === 'scale') said.scales += 1;
          }
        }
        const whole = lines({ seq: 1, at: 0, seat, events, sealed: false });
        const tellable = events.filter(({ type }) => COUNTED.has(type));
        expect(whole.length).toBeGreaterThanOrEqual(tellable.length);
        const changes = before.seats.map((was, place) =>
          Object.entries(SHOWN).map(([icon, read]) => [
            icon,
            read(after.seats[place]!) - read(was),
          ]),
        );
        const payments = sums.map((by) =>
          Object.keys(SHOWN).map((icon) => [icon, by.get(icon) ?? 0]),
        );
        expect({ action, payments }).toEqual({ action, payments: changes });
        [seat] = atoll.activeSeats(played.state);
      }
    }
    expect(said.paid).toBeGreaterThan(100);
    expect(said.scales).toBeGreaterThan(5);
  },
);
