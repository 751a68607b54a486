import { all, counted, whole } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';
import type { DeviceWords } from '../load-page-words.ts';

const matches = { one: 'partie', other: 'parties' };
const replays = { one: 'partie revue', other: 'parties revues' };

export const device: DeviceWords = {
  offline: 'Vous êtes hors ligne.',
  silent: 'Le serveur ne répond pas.',
  works:
    'Vous pouvez tout de même jouer en solo ou contre des bots, apprendre un jeu, lire les règles, regarder les cartes et revoir les parties déjà ouvertes. Ce que vous commencez reste sur cet appareil.',
  again: 'Réessayer',
  needsServer: 'nécessite le serveur',
  here: 'sur cet appareil',
  without: 'Sans le serveur',
  replays: 'Parties à revoir sur cet appareil',
  replay: (game, names) => `${game}\u202f: ${all(names)}`,
  learn: (game) => `Première partie ${de(game)}`,
  cards: 'Les cartes',

  newer: 'Une nouvelle version d’Atoll est là. Elle viendra d’elle-même à la prochaine ouverture d’Atoll.',
  useNow: 'L’utiliser maintenant',

  forgetTitle: 'Retirer cette partie de la liste\u202f?',
  forgetOthers: 'Retirée de la liste, elle continue, et les autres vous attendent.',
  forgetText: 'Ce navigateur n’ouvrira plus votre place\u202f; seuls le lien de votre place ou les mots de récupération le pourront.',
  forgetKeep: 'Garder',
  forgetDo: 'Retirer',
  forgetOnly: 'Retirer seulement de la liste',
  leaveTitle: 'Quitter cette partie\u202f?',
  leaveText: 'Vous renoncez définitivement à votre place. Un bot la joue jusqu’à la fin, ou la partie se termine si personne d’autre ne joue.',
  leaveWaiting: 'Votre place se libère pour quelqu’un d’autre.',
  leaveDo: 'Quitter la partie',

  title: 'Sur cet appareil',
  keeps: 'Gardée sur cet appareil après chaque coup.',
  over: 'La partie est finie.',
  playAgain: 'Rejouer',
  full: 'Il n’y a plus de place sur cet appareil\u202f: la suite sera perdue à la fermeture de cette page.',
  notKept: 'Ce navigateur ne garde rien\u202f: tout sera perdu à la fermeture de cette page.',
  gone: 'Cette partie n’est pas sur cet appareil',
  goneText: 'Elle a commencé dans un autre navigateur, a été retirée de la liste, ou le navigateur a fait de la place.',
  otherRules: 'Cette partie ne peut pas continuer',
  otherRulesText: 'Elle a commencé avec une version plus ancienne des règles.',
  elsewhere: 'Cette partie est ouverte dans un autre onglet',
  elsewhereText: 'Continuez là-bas, ou fermez cet onglet et rechargez cette page.',
  reload: 'Recharger la page',

  open: 'Gardé sur cet appareil',
  about: 'Ce navigateur garde le programme, les parties commencées sans le serveur et celles que vous avez revues en dernier.',
  holds: (matchCount, replayCount) => `En ce moment\u202f: ${counted(matchCount, matches)} et ${counted(replayCount, replays)}.`,
  used: (megabytes) => `Le tout occupe ${whole(megabytes)} Mo.`,
  noProgram: 'Le programme lui-même n’est pas gardé\u202f: un navigateur ne le fait que pour une page servie en https.',
  persist: 'Demander au navigateur de ne pas l’effacer',
  persistHint: 'il peut le faire quand l’appareil est plein',
  persisted: 'Le navigateur le gardera jusqu’à ce que vous l’effaciez.',
  refused: 'Le navigateur n’a pas accepté. Il le fera peut-être une fois Atoll installé, ou utilisé plus longtemps.',
  pictures: 'Télécharger toutes les images',
  picturesHint: 'y compris celles de chaque carte, environ 8 Mo',
  fetching: (done, count) => `${whole(done)} sur ${whole(count)}…`,
  fetched: 'Toutes les images sont là.',
  fetchedFew: (done, count) => `${whole(done)} images sur ${whole(count)} sont arrivées. Réessayez avec une connexion.`,
  noRoom: 'Il n’y a plus de place sur cet appareil. Retirez des parties finies de votre liste, ou libérez de l’espace.',
  install: 'Atoll peut s’installer comme une application\u202f: cherchez «\u202fInstaller\u202f» ou «\u202fAjouter à l’écran d’accueil\u202f» dans le menu de votre navigateur.',
};
