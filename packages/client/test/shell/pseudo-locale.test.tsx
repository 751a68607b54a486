import { describe, expect, test } from '@jest/globals';
import { animals, basicCoral, corals, events } from '@atoll/game-atoll/cards';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { gameEntries } from '../../src/shell/game-entries.ts';
import { atollIn } from '@atoll/game-atoll/client/index.tsx';
import { ReadingCard } from '@atoll/game-atoll/client/panels/reading-card.tsx';
import { a11yTree } from '@atoll/game-atoll/client/present/a11y-tree.ts';
import { present } from '@atoll/game-atoll/client/present/present.ts';
import { AtollScope } from '@atoll/game-atoll/client/words/atoll-locale.ts';
import { steereAtollIn } from '@atoll/game-steere-atoll/client/index.tsx';
import { HowItWorks } from '../../src/shell/lobby/how-it-works.tsx';
import { GameChoice } from '../../src/shell/lobby/game-choice.tsx';
import { optionsInWords } from '../../src/shell/options.ts';
import { CommonTable } from '../../src/shell/score/common-table.tsx';
import { LogPanel } from '@atoll/table-kit/table/controls/log-panel.tsx';
import { IDLE } from '@atoll/table-kit/table/model/interaction.ts';
import { LocaleScope } from '@atoll/table-kit/words/use-locale.ts';
import { playout } from '@atoll/game-atoll/test/playout.ts';
import {
  pseudo,
  pseudoAtoll,
  pseudoLocale,
  pseudoSteere,
  strayIn,
} from '../support/pseudo-locale.ts';

const html = (shown: ReactNode): string =>
  renderToStaticMarkup(
    <LocaleScope locale={pseudoLocale}>
      <AtollScope locale={pseudoAtoll}>{shown}</AtollScope>
    </LocaleScope>,
  );
/** Names of games and people, and of species, are the same in every language. */
const SAME = /Atoll|Mira|Jonas|Steere|Das|Hidden Ark/;
const stray = (markup: string): readonly string[] =>
  strayIn(markup).filter((text) => !SAME.test(text));
const names = ['Mira', 'Jonas'];

test('text that is not of the language is found', () => {
  expect(strayIn(`<p title="Hello">${pseudo('Good')} day</p>`)).toEqual([
    'Hello',
    `${pseudo('Good')} day`,
  ]);
  expect(strayIn(`<p title="${pseudo('Hello')}">${pseudo(`of ${pseudo('it')}`)} 12</p>`)).toEqual(
    [],
  );
});

describe('in a language that nobody speaks', () => {
  test('the lobby says nothing else', () => {
    const [game] = gameEntries(pseudoLocale);
    const shown = html([
      <HowItWorks key="how" />,
      <GameChoice key="game" game={game!} onChange={() => undefined} />,
    ]);
    expect(shown).toMatch(/[Ａ-Ｚａ-ｚ]/);
    expect(stray(shown)).toEqual([]);
    for (const entry of gameEntries(pseudoLocale)) {
      const seats = entry.seats.max;
      const said = [entry.tagline, ...optionsInWords(pseudoLocale, entry, { options: {}, seats })];
      expect(stray(said.join('<br>'))).toEqual([]);
    }
  });

  test('the panels that every table shares say nothing else', () => {
    const { category } = atollIn(pseudoAtoll);
    const outcome = { rating: 3, lines: [{ category: 'corals', points: 3 }] };
    const shown = html([
      <LogPanel key="log" id="log" steps={[]} lines={() => []} stop={undefined} />,
      <CommonTable key="sheet" game={{ category }} outcome={outcome} />,
    ]);
    expect(shown).toMatch(/[Ａ-Ｚａ-ｚ]/);
    expect(stray(shown)).toEqual([]);
  });

  test.each([...animals, basicCoral, ...corals, ...events])('$id says nothing else', (card) => {
    const species = 'scientific' in card ? card.scientific : '';
    const shown = html(<ReadingCard card={card.id} />);
    expect(shown).toMatch(/[Ａ-Ｚａ-ｚ]/);
    expect(stray(shown).filter((text) => text !== species)).toEqual([]);
  });

  test('the choices at a table of Atoll, and their spoken texts, say nothing else', () => {
    const moments = [...playout('pseudo', 2)].filter((_, i) => i % 9 === 0);
    expect(moments.length).toBeGreaterThan(10);
    for (const { view, seat, legal } of moments) {
      const { game, text } = pseudoAtoll;
      const table = present(pseudoAtoll, {
        view,
        seat,
        legal,
        interaction: IDLE,
        reach: { undoable: [], steps: [] },
        words: {
          action: (action) => text.actionPhrase(action, { view, seat, names }),
          group: (group) => game.groups[group as keyof typeof game.groups] ?? pseudo('answer'),
          confirmPass: () => [game.passAsk],
        },
      });
      const { offers, reefs } = a11yTree(pseudoAtoll, { view, seat, table });
      const read = [
        ...offers.flatMap(({ entries }) => entries),
        ...reefs.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)),
      ].map(({ name }) => name);
      expect(stray([...read, ...table.groups.map(({ label }) => label)].join('<br>'))).toEqual([]);
    }
  });

  test('refusals and headlines of both games say nothing else', () => {
    for (const client of [atollIn(pseudoAtoll), steereAtollIn(pseudoSteere)]) {
      const said = [client.reason('over', {}), client.reason('no game knows this', {})];
      expect(said.join()).toMatch(/[Ａ-Ｚａ-ｚ]/);
      expect(stray(said.join('<br>'))).toEqual([]);
    }
  });
});
