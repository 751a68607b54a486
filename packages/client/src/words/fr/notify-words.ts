import type { NotifyWords } from '../load-later-words.ts';

/** Being told that a match waits, while one is away. */
export const notify: NotifyWords = {
  open: 'M’avertir quand c’est à moi',
  openHint: 'en votre absence ; sur cet appareil, ou par webhook',
  about:
    'Quand vous êtes loin de vos parties et que l’une d’elles vous attend, commence ou se termine, vous pouvez être averti : pour toutes les parties de ce navigateur, même celles que vous rejoindrez plus tard. Aucune carte n’est révélée.',
  push: 'M’avertir sur cet appareil',
  pushHint:
    'par une notification du navigateur, qui en demande la permission ; même quand il est fermé',
  pushOn: 'Cet appareil vous avertit.',
  noPush:
    'Ce navigateur ne peut pas afficher de notifications ici. Il lui faut peut-être une adresse sécurisée (https).',
  refused:
    'Le navigateur n’affiche aucune notification de cette page. Ses réglages peuvent les permettre.',
  webhook: 'Avertir un webhook',
  webhookHint:
    'l’adresse d’une messagerie comme Discord, Slack ou Mattermost, ou d’un programme à vous ; tous ceux qui s’y trouvent peuvent regarder la partie',
  field: 'Adresse du webhook',
  example: 'https://…',
  begin: 'Activer le webhook',
  webhookOn: (host) => `${host} est averti.`,
  secret: 'Ses messages sont signés avec ce secret. Il n’est montré que maintenant :',
  copy: 'Copier le secret',
  wrong: 'Rien ne peut y être envoyé. Il faut une adresse publique qui commence par https.',
  full: 'Cette place avertit déjà autant d’appareils que possible. Désactivez-en d’abord un.',
  begun: 'Activé.',
  stop: 'Ne plus m’avertir',
  stopHint: 'arrête tout pour cet appareil, aussitôt',
  stopped: 'Vous ne recevez plus de notifications.',
};
