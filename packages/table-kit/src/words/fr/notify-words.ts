import type { NotifyWords } from '../load-later-words.ts';

export const notify: NotifyWords = {
  open: 'M’avertir quand c’est à moi',
  openHint: 'en votre absence\u202f; sur cet appareil, ou dans une messagerie',
  back: 'Retour au menu',
  about:
    'Quand vous êtes loin de vos parties et que l’une d’elles vous attend, commence ou se termine, Atoll peut vous avertir\u202f: pour toutes les parties de ce navigateur, même celles que vous rejoindrez plus tard. Aucune carte n’est révélée.',
  push: 'M’avertir sur cet appareil',
  pushHint:
    'par une notification du navigateur, qui en demande la permission\u202f; même quand il est fermé',
  pushOn: 'Cet appareil vous avertit.',
  noPush:
    'Ce navigateur ne peut pas afficher de notifications ici. Il lui faut peut-être une adresse sécurisée (https).',
  refused:
    'Le navigateur n’affiche aucune notification de cette page. Ses réglages peuvent les permettre.',
  webhook: 'M’avertir dans une messagerie',
  webhookHint:
    'un salon de Discord, Slack ou Mattermost, ou un service à vous, fournit une adresse web pour cela (un «\u202fwebhook\u202f»)\u202f; tous ceux qui y lisent peuvent regarder la partie',
  field: 'Adresse web pour les messages',
  example: 'https://…',
  begin: 'Y envoyer les messages',
  webhookOn: (host) => `Les messages vont à ${host}.`,
  secret:
    'Les messages sont signés avec cette clé secrète, pour les programmes qui la vérifient. Elle n’est montrée que maintenant\u202f:',
  copy: 'Copier la clé',
  wrong: 'Rien ne peut y être envoyé. Il faut une adresse publique qui commence par https.',
  full: 'Cette place avertit déjà autant d’appareils que possible. Désactivez-en d’abord un.',
  begun: 'Activé.',
  stop: 'Ne plus m’avertir',
  stopHint: 'arrête tout pour cet appareil, aussitôt',
  stopped: 'Vous ne recevez plus de notifications.',
  lost: 'Cet appareil ne vous avertit plus quand une partie attend\u202f: le navigateur, ou son service de notifications, y a mis fin.',
  lostAgain: 'Réactiver',
  lostSeen: 'Laisser désactivé',
};
