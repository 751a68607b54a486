import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMatch, play, type Match } from '@atoll/engine';
import { dive } from '@atoll/testkit/fixture';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, expect, test } from '@jest/globals';
import { MomentPictures } from '../../src/http/moment-pictures.ts';
import { Limits } from '../../src/limits/limits.ts';
import { setupOf } from '../../src/match/match-seed.ts';
import { OPEN_SEAT } from '../../src/match/table.ts';
import { Turns } from '../../src/match/turns.ts';
import type { StoredEntry } from '../../src/store/match-store.ts';
import { diveCatalog } from '../support/cluster/dive.ts';
import { diveMatch } from '../support/cluster/dive-match.ts';
import { dataFolder } from '../support/test-server.ts';

const art = dataFolder();
writeFileSync(path.join(art.path, 'preview.jpg'), createCanvas(1200, 630).toBuffer('image/jpeg'));
const leaving = new AbortController();
afterAll(() => {
  leaving.abort();
  art.remove();
});

const seat = { ...OPEN_SEAT, kind: 'person', name: 'Ada' } as const;
const begun = diveMatch('M'.repeat(20), [seat, { ...seat, name: 'Ben' }]);
const record = { ...begun, table: { ...begun.table, endedAt: 9 } };

/** Both kept their cards: two actions. */
function logOf(): readonly StoredEntry[] {
  let match: Match<unknown> = createMatch(dive as never, setupOf(record));
  return [0, 1].flatMap((who) => {
    const played = play(dive as never, match, { seat: who, action: { type: 'keep' }, at: 1 });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    ({ match } = played);
    return played.entries.map((entry) => ({ entry, clientId: '' }));
  });
}

function pictures(): MomentPictures {
  const log = logOf();
  const store = {
    find: async () => record,
    logLength: async () => log.length,
    readLog: async () => log,
    recordings: { find: async () => undefined },
  };
  const limits = new Limits({ enabled: false });
  const shared = { limits, turns: new Turns(), leaving: leaving.signal };
  const services = { store, catalog: diveCatalog, ...shared };
  return new MomentPictures(services as never, art.path);
}

const asked = (action: number) => ({ matchId: record.matchId, action, address: '' });

test('all beyond the end of a match is one picture, drawn once', async () => {
  const drawing = pictures();
  const end = await drawing.of(asked(2));
  const beyond = Array.from({ length: 80 }, (_, place) => drawing.of(asked(3 + place)));
  for (const picture of await Promise.all(beyond)) expect(picture).toBe(end);
  expect(await drawing.of(asked(1))).not.toBe(end);
});

test('no more pictures wait than are drawn in seconds', async () => {
  const drawing = pictures();
  const all = await Promise.allSettled(
    Array.from({ length: 60 }, (_, place) => drawing.of(asked(3 + place))),
  );
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'busy' } });
  const [first] = await Promise.all([drawing.of(asked(2)), drawing.of(asked(99))]);
  for (const each of all) if (each.status === 'fulfilled') expect(each.value).toBe(first);
});
