import { backupServer } from '../../net/seats/backup-api.ts';
import { SeatBackup } from '../../net/seats/seat-backup.ts';
import { keptSeats } from '../person.ts';

/** The sealed copy of the seats of this browser. */
export const ownBackup = new SeatBackup({
  seats: keptSeats,
  server: backupServer,
  store: localStorage,
});
