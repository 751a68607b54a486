import { backupIdSchema, backupRequest } from '@atoll/protocol';
import type { Router } from 'express';
import { type Backup, type BackupUse, type MatchStore, NotStored } from '../store/match-store.ts';
import type { ApiParts } from './api-parts.ts';
import { Refusal } from './refusal.ts';
import { addressOf, read, readBody } from './request-reading.ts';

/** Precision of the time of a backup's last use, in ms. */
const DAY_MS = 86_400_000;
const NOTHING_KEPT: Backup = { version: 0, box: '', at: 0 };

/**
 * Mounts the backups of the seats of a person without an account. The server cannot read them: a
 * browser encrypts a backup with secret words, from which the name of the backup follows too.
 */
export function mountBackups(
  api: Router,
  { services, limited }: Pick<ApiParts, 'services' | 'limited'>,
): void {
  const { store, now, limits } = services;
  api.get('/backups/:id', limited('restore'), async (request, response) => {
    const backupId = read(backupIdSchema, request.params['id']);
    const { version, box, at } = (await store.findBackup(backupId)) ?? NOTHING_KEPT;
    if (version > 0 && at < now() - DAY_MS) await noteUse(store, { backupId, at: now() });
    response.json({ version, box });
  });
  api.put('/backups/:id', limited('create'), readBody, async (request, response) => {
    const backupId = read(backupIdSchema, request.params['id']);
    const { basedOn, box } = read(backupRequest, request.body);
    // New backups are kept for long, and have no known owner.
    if (basedOn === 0) await limits.count('backup', addressOf(request));
    if (!(await store.saveBackup({ backupId, basedOn, box, at: now() })))
      throw new Refusal(409, 'changed', `version ${basedOn} is no longer the stored version`);
    response.json({ version: basedOn + 1 });
  });
}

/** Notes the use of a backup; a backup can be read even if that fails. */
async function noteUse(store: MatchStore, use: BackupUse): Promise<void> {
  try {
    await store.useBackup(use);
  } catch (error) {
    if (!(error instanceof NotStored)) throw error;
  }
}
