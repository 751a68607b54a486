const refusals: Readonly<Record<string, string>> = {
  'not-seated': 'Only a player of this match can block another one.',
  'no-player': 'This player cannot be blocked: they play in this browser too, or in one that the server does not know.',
  'too-many-blocks': 'You have blocked as many players as possible. End a block in the settings first.',
  'unknown-block': 'This player was no longer blocked.',
};

/** Players who do not want to meet others at public tables. */
export const blocks = {
  open: 'Block a player',
  openHint: 'so that you do not meet again at public tables',
  about: 'You and a player whom you block do not see the public tables of each other any more, and cannot sit down together at one. The match here goes on. The player gets no notice of it.',
  friends: 'At a table whose invite link you have you still meet. A block holds for the browser in which the other one plays.',
  block: 'Block',
  blockOf: (name: string) => `Block ${name}`,
  isBlocked: 'blocked',
  done: (name: string) => `${name} is blocked. You can end that in the settings.`,
  title: 'Blocked players',
  nobody: 'Nobody. You can block a player in the menu of a table where you meet.',
  since: (day: string) => `since ${day}`,
  end: 'Unblock',
  endOf: (name: string) => `Unblock ${name}`,
  ended: (name: string) => `${name} is not blocked any more.`,
  refusals,
};
