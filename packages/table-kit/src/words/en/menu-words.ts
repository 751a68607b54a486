/** The words of a table's menu, and of the dialogs behind it. */
export const menu = {
  tabs: 'Parts of the menu',
  table: 'This table',
  groups: { reading: 'The match', links: 'Links', ending: 'Your seat and your turns' },
  watchLinkHint: 'for friends who want to watch',
  code: (code: string) => `Code ${code}`,
  hints: (allowed: boolean): string => (allowed ? 'Hints are allowed' : 'No hints'),
  settings: 'Settings',
  watchLink: 'Copy watch link',
  seatLink: 'Copy my seat link',
  seatLinkHint: 'opens your seat on another device; keep it to yourself',
  seatQr: 'Show it as a QR code',
  seatQrHide: 'Hide the QR code',
  seatQrLabel: 'QR code that opens my seat on another device',
  replace: 'Replace my seat link',
  replaceHint: 'if somebody else may have it: the old link then no longer opens your seat',
  replaced: 'Done. Only this browser opens your seat now; copy the new link for other devices.',
  rulesHint: 'of this game, beside the table',
  lookBack: 'Look back',
  lookBackHint: 'at what happened before, while the match goes on',
  leave: 'Leave to lobby',
  leaveHint: 'The match stays where it is. You find it again in the lobby under “Your matches”.',

  concede: {
    open: 'Give up',
    openHint: 'for good; to go away for a while, just leave',
    title: 'Give up this match?',
    ends: 'The match ends at once, and you lose it. This cannot be taken back.',
    playsOn:
      'A bot plays your seat to the end, so that the others can finish. You do not get it back.',
    sure: 'Give up',
    back: 'Play on',
  },

  standIn: {
    handOverOf: (name: string) => `Let a bot play on for ${name}`,
    away: (name: string) => `${name} is away and may take the seat back at any time.`,
    forMe: 'Let a bot play for me',
    forMeHint: 'You may watch or leave, and take your seat back at any time.',
  },
};
