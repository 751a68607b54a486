import { expect, test } from '@jest/globals';
import { openServer } from '../support/open-server.ts';

const house = openServer({ limits: 'on' });

test('an address begins 30 backups in an hour, and replaces those it has', async () => {
  const put = async (backup: number, basedOn: number): Promise<number> => {
    const id = String(backup).padStart(22, 'A');
    const answer = await fetch(`${house.server.address}/api/backups/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ basedOn, box: 'box' }),
    });
    return answer.status;
  };
  for (let backup = 0; backup < 30; backup++) expect(await put(backup, 0)).toBe(200);
  expect(await put(30, 0)).toBe(429);
  expect(await put(7, 1)).toBe(200);
});
