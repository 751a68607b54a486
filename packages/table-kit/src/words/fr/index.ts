import { all, counted, plural } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';
import type { Words } from '../locale.ts';
import { rematch, scores } from './after-match.ts';
import { lobby, mine } from './lobby.ts';
import { refusals, tableRefusals } from './refusals.ts';
import { table } from './table.ts';

const people = { one: 'joueur', other: 'joueurs' };

/** French. */
export const words: Words = {
  ...{ lobby, mine, table, scores, rematch, refusals, tableRefusals },
  title: (page) => `${page} · Atoll`,
  back: 'Retour à l’accueil',
  close: 'Fermer',
  asked: (text) => `${text}\u202f?`,
  loading: 'Un instant…',
  nameLabel: 'Votre nom',
  nameProblems: {
    empty: 'Entrez d’abord votre nom.',
    long: 'Un nom a 24 caractères au plus.',
    invisible: 'Ce nom contient un signe que personne ne peut voir. Tapez-le de nouveau.',
    stacked: 'Il y a trop de signes sur une lettre de ce nom.',
  },
  players: (count) => counted(count, people),
  watchers: (count) => (count === 0 ? 'Personne ne regarde' : counted(count, { one: 'personne regarde', other: 'personnes regardent' })),

  gallery: { title: 'Cartes', of: (game) => `Les cartes ${de(game)}`, failed: 'Les cartes ne sont pas arrivées. Rechargez la page.', link: 'Voir les cartes' },

  rules: { title: 'Règles', of: (game) => `Règles ${de(game)}`, rule: (id) => `Règle ${id}` },

  invite: {
    title: 'Invitation',
    lead: (name) => `${name} vous invite à une table`,
    closed: {
      waiting: 'Toutes les places sont prises, mais vous pouvez regarder.',
      playing: 'La partie a commencé. Vous pouvez la regarder.',
      over: 'Cette partie est terminée. Vous pouvez voir comment elle a fini.',
    },
    join: 'Rejoindre la table',
    watch: 'Regarder',
    look: 'La revoir',
    mine: 'Prendre ma place',
    missing: 'Code inconnu',
    missingText: 'La table est peut-être fermée depuis longtemps, ou une lettre est fausse. Un code court mène à sa table pendant une semaine, un lien plus longtemps.',
    wrong: (code) => `${code} n’est pas un code`,
    failed: 'L’invitation ne s’est pas ouverte',
  },

  room: {
    title: 'Votre table',
    guest: (name) => `Table ${de(name)}`,
    alone: 'Invitez des amis ou ajoutez un bot.',
    ready: 'On attend d’autres personnes. Vous pouvez déjà commencer.',
    wait: (host) => `C’est à ${host} de lancer la partie.`,
    watching: 'Vous regardez. La partie n’a pas encore commencé.',
    code: 'Code de cette table',
    qr: 'Image du lien d’invitation, à photographier avec un téléphone',
    share: 'Partager',
    copy: 'Copier le lien',
    copied: 'Copié',
    shareText: 'Venez jouer avec moi',
    seats: 'Places',
    open: 'Place libre',
    openHost: 'invitez, ou ajoutez un bot',
    openGuest: 'quelqu’un peut encore venir',
    you: 'vous',
    host: 'hôte',
    here: 'En ligne',
    guestHere: 'occupe cette place',
    away: 'hors ligne',
    bot: 'bot',
    addBot: 'Ajouter un bot',
    toSeat: (seat) => `à la place ${seat}`,
    strength: (name, strength) => `${name}\u202f: ${strength}`,
    skill: (name) => `Niveau ${de(name)}`,
    free: (name) => `Libérer la place ${de(name)}`,
    start: (count) => (count === 1 ? 'Jouer en solo' : `Commencer à ${count}`),
    options: 'Options',
    access: 'Table publique',
    accessHint: 'tout le monde peut la trouver à l’accueil',
    hints: 'Conseils',
    hintsHint: 'un bot dit ce qu’il ferait\u202f; contre des bots seuls, c’est toujours permis',
    on: 'oui',
    off: 'non',
    newPage: 'ouvre une page à part',
    rename: 'Changer de nom',
    elsewhere: 'Continuer ailleurs',
    elsewhereHint: 'Ce lien ouvre votre place sur un autre appareil. Gardez-le pour vous.',
    elsewhereCopy: 'Copier le lien de ma place',
    draws: 'Tirages équitables',
  },

  botNames: ['Rémora', 'Triton', 'Cauri', 'Manta', 'Nautile', 'Patelle'],
  programNamed: (name) => `${name} (bot)`,
  strengths: ['facile', 'moyen', 'fort', 'très fort'],
  bots: { random: 'Facile', greedy: 'Vif' },

  status: {
    yourTurn: 'À vous',
    turnOf: (name) => `À ${name} de jouer`,
    waitingFor: (names) => `On attend ${all(names)}`,
    over: 'Terminée',
    watching: 'Vous regardez',
    hurried: 'Bots pressés',
    hurriedHint: 'Beaucoup de bots réfléchissent en même temps sur ce serveur\u202f: ils y passent donc moins de temps qu’ils ne pourraient.',
    firstTime: 'Ce qui est demandé ici',
    firstTimeAway: 'Fermer cette ligne',
    scores: 'Feuille de score',
    loading: 'La table se met en place…',
    fast: 'Avance rapide',
    fastHint: 'Montre d’un coup ce que font les bots, jusqu’à ce que ce soit à une personne.',
    titleYourTurn: 'À vous de jouer',
    titleTable: (name) => `Table ${de(name)}`,
  },

  connection: {
    connecting: 'Recherche de la table…',
    lost: 'La connexion est coupée. Elle se rétablit d’elle-même dès que possible\u202f; rien n’est perdu.',
    unsent: 'Votre choix sera envoyé ensuite.',
    retry: 'Réessayer',
    replaced: 'Place ouverte ailleurs',
    replacedText: 'Votre place a été ouverte sur un autre appareil ou dans un autre onglet. Continuez là-bas, ou reprenez-la ici.',
    takeBack: 'La reprendre ici',
    removed: 'Cette place n’est plus à vous',
    removedText: 'L’hôte l’a libérée avant le début de la partie, ou il manque un morceau du lien. Vous pouvez toujours regarder.',
    missing: 'Cette table n’existe pas',
    missingText: 'Le lien est peut-être ancien, ou il en manque un morceau.',
    unplayable: 'Cette partie ne peut pas se jouer ici',
    unplayableText: 'Les règles de ce serveur sont plus récentes que la partie, qui reste telle qu’elle est. Un serveur de son époque peut la continuer.',
    serverFailed: 'Erreur du serveur à cette table',
    serverFailedText: 'Il a répondu plusieurs fois par une erreur. Ce qui a été joué est enregistré. Réessayez plus tard, ou prévenez la personne qui gère le serveur.',
    again: 'Réessayer',
    broken: 'Une erreur est survenue',
    brokenText: 'Cette page s’est interrompue\u202f; la partie elle-même est en sécurité sur le serveur. Rechargez la page pour continuer.',
    failed: 'La table ne s’est pas chargée',
    failedText: 'Il manque un morceau du programme. Rechargez la page.',
    reload: 'Recharger',
  },

  menu: { title: 'Menu' },

  standIn: {
    plays: 'Un bot joue pour vous.',
    botOf: (name) => `Bot ${de(name)}`,
    takeBack: 'Reprendre ma place',
    waited: (name) => `${name} n’est pas là, et tout le monde attend.`,
    handOver: 'Laisser jouer un bot',
    short: 'un bot a continué',
  },

  talk: { tab: (unread) => (unread > 0 ? `Chat, ${counted(unread, { one: 'non lu', other: 'non lus' })}` : 'Chat') },

  concede: {
    own: 'Vous avez abandonné. Un bot tient votre place jusqu’au bout.',
    ownResult: 'Vous avez abandonné.',
    won: (names) => `Vous gagnez\u202f: ${all(names)} ${plural(names.length, { one: 'a', other: 'ont' })} abandonné.`,
    short: 'a abandonné',
  },

  settings: {
    title: 'Réglages',
    pace: 'Les bots jouent',
    paceHint: 'combien de temps vous voyez chacune de leurs décisions, aux tables que vous ouvrez',
    paceHere: 'combien de temps tout le monde voit chacune de leurs décisions',
    paces: { 0: 'Aussitôt', 900: 'Posément', 2000: 'Lentement' },
    lettersAre: { on: 'Lettres et signes peuvent être désactivés dans les réglages.', off: 'Lettres et signes sont désactivés dans les réglages.' },
  },

  refused: (code) => `Cela n’a pas marché (${code}).`,
  unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
};
