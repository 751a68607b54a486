const refusals: Readonly<Record<string, string>> = {
  'not-seated': 'Only a player of this match can block another one.',
  'no-player': 'This player cannot be blocked: they play in this browser too, or in one that the server does not know.',
  'too-many-blocks': 'You have blocked as many players as possible. Unblock one in the settings first.',
  'unknown-block': 'This player was no longer blocked.',
};

/** Players who do not want to meet others at public tables. */
export const blocks = {
  open: 'Block a player',
  openHint: 'so that you do not meet again at public tables',
  about: 'You and a player you block no longer see each other’s public tables, and cannot sit down together at one. This match goes on. The player is not told.',
  friends: 'You can still meet through an invite link. A block applies to the browser in which the other player plays.',
  block: 'Block',
  blockOf: (name: string) => `Block ${name}`,
  isBlocked: 'blocked',
  done: (name: string) => `${name} is blocked. You can unblock them in the settings.`,
  title: 'Blocked players',
  nobody: 'Nobody. You can block a player in the menu of a table where you meet.',
  since: (day: string) => `since ${day}`,
  end: 'Unblock',
  endOf: (name: string) => `Unblock ${name}`,
  ended: (name: string) => `${name} is not blocked any more.`,
  refusals,
};
