// What is told above a table now and then: no match begins with any of it.

export { CoachLine } from './coach-line.tsx';
export { LookBackBanner } from './look-back-banner.tsx';
export { RevertNotice } from './revert-notice.tsx';
export { StandInBanner } from './stand-in-banner.tsx';
