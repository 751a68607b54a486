import { backupIdSchema, backupRequest } from '@atoll/protocol';
import type { Router } from 'express';
import type { ApiParts } from './api-parts.ts';
import { Refusal } from './refusal.ts';
import { addressOf, read, readBody } from './request-reading.ts';

/**
 * Mounts what keeps the seats of a person without an account. The server cannot read it: a browser
 * seals it with words that it tells nobody; the name of the backup follows from them as well.
 */
export function mountBackups(
  api: Router,
  { services, limited }: Pick<ApiParts, 'services' | 'limited'>,
): void {
  const { store, now, limits } = services;
  api.get('/backups/:id', limited('restore'), async (request, response) => {
    const found = await store.findBackup(read(backupIdSchema, request.params['id']));
    response.json(found ?? { version: 0, box: '' });
  });
  api.put('/backups/:id', limited('create'), readBody, async (request, response) => {
    const backupId = read(backupIdSchema, request.params['id']);
    const { basedOn, box } = read(backupRequest, request.body);
    // Those are kept for good, and nobody can say whose they are.
    if (basedOn === 0) await limits.count('backup', addressOf(request));
    if (!(await store.saveBackup({ backupId, basedOn, box, at: now() })))
      throw new Refusal(409, 'changed', `version ${basedOn} is not what is kept by now`);
    response.json({ version: basedOn + 1 });
  });
}
