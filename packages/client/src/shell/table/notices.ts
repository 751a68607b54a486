// What is told above a table now and then: no match begins with any of it.

export { CoachLine } from './coach-line.tsx';
export { LostSeatBanner } from './lost-seat-banner.tsx';
export { PastBanner } from '../past/past-banner.tsx';
export { TableNotices } from '../past/table-notices.tsx';
export { StandInBanner } from './stand-in-banner.tsx';
