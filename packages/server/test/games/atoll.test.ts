import { expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { openServer } from '../support/open-server.ts';

const house = openServer({ catalog });

test('a whole match of Atoll, one person against a greedy and a random bot', async () => {
  const ada = await house.server.sit(await house.server.create({ game: 'atoll', seats: 4 }));
  expect(await ada.change({ do: 'pace', pace: 0 })).toMatchObject({ ok: true });
  expect(await ada.change({ do: 'bot', seat: 1, bot: 'greedy' })).toMatchObject({ ok: true });
  expect(await ada.change({ do: 'bot', seat: 2, bot: 'random' })).toMatchObject({ ok: true });
  expect(await ada.start()).toMatchObject({ ok: true });
  await ada.playOn();
  const { scores, seats } = ada.table;
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  expect(scores.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  for (const { total, lines } of scores)
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  expect(house.server.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
});
