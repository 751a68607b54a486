// The occasional notices above a table: no match starts with any of them.

export { CoachLine } from './coach-line.tsx';
export { LostSeatBanner } from './seat/lost-seat-banner.tsx';
export { PastBanner } from '../past/past-banner.tsx';
export { TableNotices } from '../past/table-notices.tsx';
export { StandInBanner } from './absent/stand-in-banner.tsx';
