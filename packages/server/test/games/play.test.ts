import { describe, expect, test } from '@jest/globals';
import { openServer } from '../support/open-server.ts';

const house = openServer();

describe('a match', () => {
  test('two people and a spectator, from the invite to the scores', async () => {
    const grant = await house.server.create();
    const ada = await house.server.sit(grant);
    const ben = await house.server.sit(await house.server.join(grant.code));
    const eve = await house.server.sit({ matchId: grant.matchId });
    expect(ada.welcome).toMatchObject({
      seat: 0,
      host: true,
      code: grant.code,
      longCode: expect.stringMatching(`^${grant.code}.{6}$`),
    });
    expect(ben.welcome).toMatchObject({ seat: 1, host: false });
    expect(eve.welcome).toMatchObject({ seat: -1, host: false });
    await ada.until(() => ada.table.watchers === 1);
    expect(ada.table).toMatchObject({
      phase: 'waiting',
      seats: [
        { name: 'Ada', kind: 'person', connected: true },
        { name: 'Ben', kind: 'person', connected: true },
      ],
    });
    expect(await ada.start()).toEqual({ ok: true, seq: 0 });
    await eve.until(() => eve.table.phase === 'playing');
    await Promise.all([ada.playOn(), ben.playOn()]);
    await eve.until(() => eve.table.phase === 'over');
    const { seq, scores } = eve.table;
    expect(scores).toHaveLength(2);
    for (const { total, lines } of scores)
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    expect(eve.steps.at(-1)?.seq).toBe(seq);
    eve.steps.forEach((step, index) => expect(step.after).toBe(eve.steps[index - 1]?.seq ?? 0));
  });
});
