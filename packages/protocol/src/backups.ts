import { z } from 'zod';
import { BACKUP_ID } from './codes.ts';

/** The maximum number of characters of a backup: some 40 seats, sealed. */
export const BACKUP_LENGTH = 15_000;

export const backupIdSchema = z.string().regex(BACKUP_ID, 'a backup id has 22 signs of base64url');

const boxSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/, 'a box is written in base64url')
  .max(BACKUP_LENGTH);

/**
 * PUT /api/backups/:id: stores the data sealed by a person's browser, so that it can be restored
 * with words that only the person knows. `basedOn` is the version that it replaces, 0 for none.
 * Answer: `storedBackup`; 409 `changed` when there is another version by now.
 */
export const backupRequest = z.strictObject({ basedOn: z.int().min(0), box: boxSchema });
export type BackupRequest = z.infer<typeof backupRequest>;
export const storedBackup = z.strictObject({ version: z.int().min(1) });

/** GET /api/backups/:id: version 0 and '' when nothing is stored. */
export const backupAnswer = z.strictObject({ version: z.int().min(0), box: z.string() });
export type BackupAnswer = z.infer<typeof backupAnswer>;
