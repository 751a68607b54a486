import { ApiError, call } from '../api.ts';
import { readBackup, readStoredBackup } from '../read.ts';
import type { BackupServer } from './seat-backup.ts';

const pathOf = (id: string): string => `/api/backups/${id}`;

/** The server that the page came from. */
export const backupServer: BackupServer = {
  find: (id) => call(pathOf(id), readBackup, { method: 'GET' }),
  save: async (id, body) => {
    try {
      await call(pathOf(id), readStoredBackup, { method: 'PUT', body });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed') return false;
      throw error;
    }
  },
};
