import { expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { openServer } from '../support/open-server.ts';

const house = openServer({ catalog });

test("a whole match of Steere's Atoll against a bot that comes with the game", async () => {
  const ada = await house.server.sit(
    await house.server.create({ game: 'steere-atoll', options: { size: 7 } }),
  );
  expect(await ada.change({ do: 'pace', pace: 0 })).toMatchObject({ ok: true });
  expect(await ada.change({ do: 'bot', seat: 1, bot: 'deep' })).toMatchObject({
    ok: false,
    reasons: [
      {
        code: 'unknown-bot',
        details: { allowed: 'random, greedy, shallows, lagoon, open-sea, deep-sea' },
      },
    ],
  });
  expect(await ada.change({ do: 'bot', seat: 1, bot: 'lagoon' })).toMatchObject({ ok: true });
  expect(await ada.start()).toMatchObject({ ok: true });
  await ada.playOn();
  // The person takes the last legal action each time; the bot plays to win.
  expect(ada.table.scores.map(({ seat, total }) => ({ seat, total }))).toEqual([
    { seat: 0, total: 0 },
    { seat: 1, total: 1 },
  ]);
  expect(house.server.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
});
