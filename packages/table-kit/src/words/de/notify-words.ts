import type { NotifyWords } from '../load-later-words.ts';

export const notify: NotifyWords = {
  open: 'Melden, wenn ich am Zug bin',
  openHint: 'während du weg bist; auf diesem Gerät oder in einem Chat',
  back: 'Zurück zum Menü',
  about:
    'Wenn du gerade nicht da bist und eine deiner Partien auf dich wartet, beginnt oder endet, kannst du eine Nachricht bekommen: zu allen Partien dieses Browsers, auch zu späteren. Karten werden darin nie gezeigt.',
  push: 'Auf diesem Gerät melden',
  pushHint: 'als Nachricht deines Browsers, der erst um Erlaubnis fragt; auch wenn er zu ist',
  pushOn: 'Dieses Gerät benachrichtigt dich.',
  noPush:
    'Dieser Browser kann hier keine Nachrichten zeigen. Vielleicht braucht er eine sichere Adresse (https).',
  refused:
    'Der Browser blockiert Nachrichten dieser Seite. In seinen Einstellungen kannst du sie erlauben.',
  webhook: 'In einem Chat melden',
  webhookHint:
    'ein Kanal bei Discord, Slack oder Mattermost oder ein eigener Dienst stellt dafür eine Webadresse bereit (einen „Webhook“); alle, die dort mitlesen, können der Partie zuschauen',
  field: 'Webadresse für die Nachrichten',
  example: 'https://…',
  begin: 'Nachrichten dorthin senden',
  webhookOn: (host) => `Nachrichten gehen an ${host}.`,
  secret:
    'Die Nachrichten sind mit diesem geheimen Schlüssel signiert, für Programme, die das prüfen. Er wird nur jetzt gezeigt:',
  copy: 'Schlüssel kopieren',
  wrong: 'Dorthin lässt sich nichts senden. Es muss eine öffentliche Adresse mit https sein.',
  full: 'Mehr Geräte darf dieser Platz nicht benachrichtigen. Schalte es erst auf einem anderen aus.',
  begun: 'Eingeschaltet.',
  stop: 'Nichts mehr melden',
  stopHint: 'beendet für dieses Gerät sofort alles',
  stopped: 'Du bekommst keine Nachrichten mehr.',
  lost: 'Dieses Gerät meldet dir nicht mehr, wenn eine Partie wartet: Der Browser oder sein Nachrichtendienst hat das beendet.',
  lostAgain: 'Wieder einschalten',
  lostSeen: 'Aus lassen',
};
