// What comes over the table between two rounds: one file for both, since each file has a name that
// every table loads.

export { EventReveal } from './event-reveal.tsx';
export { RecoverySheet } from './recovery-sheet.tsx';
