import { formatsFor } from '@atoll/engine';
import { que } from '@atoll/engine/french';
import type { ReplayWords } from '../load-later-words.ts';

const { plural, tenth, whole } = formatsFor('fr');

export const replay: ReplayWords = {
  title: 'Revoir la partie',
  bar: 'Moment de la partie',
  position: (at, of) => `${whole(at)} sur ${whole(of)}`,
  positionSpoken: (at, of, round) =>
    `Action ${whole(at)} sur ${whole(of)}${round > 0 ? `, manche ${whole(round)}` : ''}`,
  behind: (actions) =>
    `${whole(actions)} ${plural(actions, { one: 'action', other: 'actions' })} plus tôt`,
  now: 'Au présent',
  missed: (actions) =>
    `Pendant votre absence\u202f: encore ${whole(actions)} ${plural(actions, { one: 'action', other: 'actions' })}`,
  skip: 'Passer au présent',
  late: 'Les spectateurs voient',
  lateHint:
    'pour que personne ne puisse, en regardant, aider quelqu’un qui joue\u202f; fixé au début de la partie',
  lateBy: (turns) =>
    turns === 0
      ? 'la partie en direct'
      : `la partie avec ${whole(turns)} ${plural(turns, { one: 'tour', other: 'tours' })} de retard`,
  lateNote: (turns) =>
    `Vous voyez cette partie avec ${whole(turns)} ${plural(turns, { one: 'tour', other: 'tours' })} de retard, jusqu’à sa fin.`,
  start: 'Au début',
  roundBack: 'Reculer d’une manche',
  turnBack: 'Reculer d’un tour',
  back: 'Reculer d’une action',
  play: 'Lecture',
  pause: 'Pause',
  forward: 'Avancer d’une action',
  turnOn: 'Avancer d’un tour',
  roundOn: 'Avancer d’une manche',
  end: 'À la fin',
  speed: 'Vitesse',
  times: (speed) => `×${speed < 1 ? tenth(speed) : whole(speed)}`,
  seat: 'Vu par',
  nobody: 'un spectateur',
  openHands: 'mains visibles',
  link: 'Lien vers ce moment',
  save: 'Enregistrer cette partie',
  keys: 'Touches\u202f: ← → un tour, ↑ ↓ une manche, le point une action, l’espace lance la lecture.',
  playOn: 'Jouer à partir d’ici',
  playOnTogether: 'Y jouer à plusieurs',
  playOnOver:
    'La partie est terminée ici\u202f: revenez à un moment où il reste quelque chose à décider.',
  playedTitle: 'Jouée à partir d’une partie revue',
  playedFrom: (name, at) =>
    `Vous jouez pour ${name} à partir de l’action ${whole(at)}\u202f; des bots jouent pour les autres. Ce ${que(name)} ne pouvait pas savoir est redistribué. Rien de tout cela n’est conservé.`,
  playedOver: 'La partie que vous avez jouée à partir d’ici est terminée.',
  playedBack: 'Retour à la partie revue',
  goesOn: (action, seat) =>
    `Cette partie en reprend une autre après ${whole(action)} actions. Ce que la place ${seat} ne pouvait pas savoir est redistribué, et toutes les places doivent être prises.`,
  goesOnLink: 'Voir où elle commence',
  draws: 'Tirages',
  drawsTitle: 'Les tirages étaient-ils équitables\u202f?',
  drawsPromise:
    'Le serveur a donné l’empreinte d’un secret qu’il garde jusqu’à la fin de la partie\u202f:',
  drawsAdding: 'Chaque place ajoute une part que le serveur ne pouvait pas connaître avant\u202f:',
  drawsLater:
    'Du secret et de ces parts découlent tous les mélanges, les tirages et les dés. La partie revue montre s’ils concordent.',
  drawsBefore: 'Avant tout tirage, le serveur a donné cette empreinte de son secret\u202f:',
  drawsShares:
    'Puis chaque place a ajouté une part que le serveur ne pouvait pas connaître avant\u202f:',
  drawsNothing: 'rien',
  drawsSecret: 'Maintenant que la partie est terminée, le secret est révélé\u202f:',
  drawsSeed: 'Du secret et des parts ajoutées découle la graine\u202f:',
  drawsFit:
    'Tout concorde\u202f: le secret a cette empreinte, et la graine en découle. Tous les mélanges, tirages et dés de la partie ont été recalculés à partir de la graine, et ils correspondent à chaque action.',
  drawsNumbers: (count, each) =>
    `${whole(count)} ${plural(count, { one: 'nombre tiré', other: 'nombres tirés' })}${each === '' ? '' : `\u202f: ${each}`}.`,
  drawsPurpose: (purpose, count) => `${whole(count)} ${purpose}`,
  drawsOwn:
    'Ce navigateur a ajouté lui-même l’une de ces parts, après avoir vu l’empreinte\u202f: ni le serveur ni personne d’autre ne pouvait choisir les tirages.',
  drawsMissing: (share) =>
    `Ce navigateur a ajouté ${share} à cette partie, et cela n’y figure pas. La personne qui gère le serveur peut dire pourquoi.`,
  drawsExchanged: (hash) =>
    `Avant cette partie, le serveur a donné à ce navigateur une autre empreinte\u202f: ${hash}. Il a changé de secret depuis.`,
  drawsReused:
    'Le serveur avait donné la même empreinte avant une autre partie, si bien que son secret était connu quand celle-ci a commencé.',
  drawsOther:
    'Ce navigateur n’a rien ajouté ici\u202f: il doit croire ceux qui l’ont fait. Les personnes qui étaient à la table peuvent voir ici si leur part y figure.',
  drawsUnshared:
    'Cette partie a commencé avant que les graines soient partagées\u202f: le serveur a choisi seul les mélanges. Il a été vérifié que les mélanges correspondent à chaque action.',
  points: 'Les points au fil du temps\u202f; choisissez un moment pour y aller',
  open: 'Ouvrir un fichier de partie',
  openText:
    'Une partie enregistrée dans un fichier se regarde ici, dans ce navigateur et nulle part ailleurs.',
  choose: 'Choisir un fichier',
  failed: 'Cette partie ne peut pas être montrée',
  notOver:
    'Elle n’est pas encore terminée. Une partie peut être revue une fois terminée\u202f; d’ici là, vous pouvez la regarder.',
  watch: 'La regarder',
  missing: 'Ce serveur ne connaît pas cette partie. Le lien n’est peut-être pas complet.',
  unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
  again: 'Réessayer',
  recorded:
    'Cette partie a été jouée selon d’autres règles que celles d’aujourd’hui. Vous la voyez telle qu’elle a été enregistrée alors\u202f; on ne peut pas la reprendre d’ici.',
  otherRules:
    'Elle a été jouée selon des règles qui ne sont plus celles d’aujourd’hui. On ne montre pas à sa place une partie qui n’a pas eu lieu.',
  unknownGame: 'C’est une partie d’un jeu qui n’existe pas ici.',
  badFile: (why) => `Le fichier ne peut pas être lu\u202f: ${why}.`,
  badFiles: {
    encoding: 'il n’est pas enregistré en UTF-8',
    empty: 'il est vide',
    otherFormat: 'ce n’est pas un fichier de partie',
    otherVersion: 'il vient d’une autre version du programme',
    cutOff: 'il manque la fin',
    changed: 'il a été modifié après avoir été enregistré',
    seed: 'ses tirages ne découlent pas de ce que les places ont ajouté',
    damaged: 'une partie en est endommagée',
    unplayable: 'la partie qu’il contient n’est pas possible selon ses règles',
  },
};
