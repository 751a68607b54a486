import { backupServer } from '../../net/backup-api.ts';
import { SeatBackup } from '../../net/seat-backup.ts';
import { keptSeats } from '../person.ts';

/** The sealed copy of the seats of this browser. */
export const ownBackup = new SeatBackup({
  seats: keptSeats,
  server: backupServer,
  store: localStorage,
});
