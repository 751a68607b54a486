import { openLocked } from '../../../src/store/sqlite/sqlite.ts';

/**
 * Appends to a match until the process is killed; says the number of each entry that is stored:
 * node append-until-killed.ts FOLDER MATCH
 */
const [folder = '', matchId = ''] = process.argv.slice(2);
const store = openLocked(folder);
const owner = await store.claim(matchId);
for (let seq = (await store.logLength(matchId)) + 1; ; seq++) {
  const entry = { seq, at: seq, type: 'action', seat: 0, action: { type: 'rest' } } as const;
  await store.append(owner, [{ entry, clientId: '' }]);
  // A plain write to a full pipe fails; this one waits until the reader has taken enough.
  await new Promise((resolve) => process.stdout.write(`${seq}\n`, resolve));
}
