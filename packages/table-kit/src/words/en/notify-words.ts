/** Notifications that a match waits, while no page is open. */
export const notify = {
  open: 'Notify me when it is my turn',
  openHint: 'while you are away; on this device, or in a chat',
  back: 'Back to the menu',
  about:
    'When you are away from your matches and one of them waits for you, begins or ends, you can get a message about it. This holds for all matches of this browser, including those you join later. Messages never show cards.',
  push: 'Notify me on this device',
  pushHint: 'as a message of your browser, which asks whether it may; also while it is closed',
  pushOn: 'This device notifies you.',
  noPush: 'This browser cannot show messages here. It may need a secure address (https).',
  refused: 'The browser blocks messages from this page. You can allow them in its settings.',
  webhook: 'Notify me in a chat',
  webhookHint:
    'a channel of Discord, Slack or Mattermost, or a service of your own, makes a web address for messages (a “webhook”); everybody who reads them can watch the match',
  field: 'Web address for the messages',
  example: 'https://…',
  begin: 'Send messages there',
  webhookOn: (host: string) => `Messages go to ${host}.`,
  secret:
    'The messages are signed with this secret key, for programs that check it. It is shown only now:',
  copy: 'Copy the key',
  wrong: 'Nothing can be sent there. It has to be a public address that begins with https.',
  full: 'This seat already notifies as many devices as it may. Stop on another one first.',
  begun: 'Turned on.',
  stop: 'Stop notifying me',
  stopHint: 'ends all of it for this device, at once',
  stopped: 'You get no more notifications.',
  lost: 'This device no longer notifies you when a match waits: the browser, or its message service, ended that.',
  lostAgain: 'Turn it on again',
  lostSeen: 'Leave it off',
};
