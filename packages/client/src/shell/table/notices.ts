// The occasional notices above a table, with the queue that one of them shows: no match starts with
// any of them.

export { CoachLine } from './coach-line.tsx';
export { QueueLine } from './queue/queue-line.tsx';
export { turnQueueOn } from './queue/turn-queue-on.ts';
export { LostSeatBanner } from './seat/lost-seat-banner.tsx';
export { PastBanner } from '../past/past-banner.tsx';
export { TableNotices } from '../past/table-notices.tsx';
export { StandInBanner } from './absent/stand-in-banner.tsx';
export { HiddenEnd } from '../results/hidden-end.tsx';
