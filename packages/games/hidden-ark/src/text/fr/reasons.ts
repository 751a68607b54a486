import type { Column } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { counted } from '@atoll/engine/formats/fr';
import { columns } from './words.ts';

const held = (count: unknown): string => counted(Number(count ?? 0), { one: 'ressource', other: 'ressources' });

export const unknownReason = 'Ce n’est pas possible maintenant.';

export const reasons: Catalogue['reasons'] = {
  over: () => 'La partie est terminée.',
  'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
  'answer-first': () => 'Répondez d’abord à la question.',
  'nothing-asked': () => 'Rien de tel n’est demandé maintenant.',
  'place-first': () => 'Posez d’abord votre première station.',
  'not-now': () => 'Ce n’est pas possible à ce stade du tour.',
  'take-first': () => 'Prenez d’abord un jeton.',
  'column-first': () => 'Choisissez d’abord une colonne.',
  'column-chosen': ({ column }) => `Vous avez déjà choisi ${columns[column as Column] ?? 'une colonne'} à ce tour.`,
  'vessel-must-go-on': () => 'Votre navire est sur une case pleine et doit d’abord en repartir.',
  'not-face-up': () => 'Ce jeton n’est pas dans la rangée.',
  'pool-empty': () => 'La réserve est vide.',
  'not-in-hand': () => 'Vous n’avez pas ce jeton.',
  'works-when-taken': () => 'Ce jeton agit quand on le prend.',
  'no-upgrade-token': () => 'Vous n’avez aucune amélioration à installer.',
  'nothing-to-rescue': () => 'Aucun poisson ne peut être sauvé là où sont vos navires.',
  'nothing-to-build': () => 'On ne peut rien construire maintenant.',
  'too-few-resources': ({ needed, held: have, short = 0 }) =>
    needed === undefined
      ? `Vous avez ${held(have)}\u202f; cela ne suffit pas.`
      : Number(short) > 0
        ? `Il faut ${held(needed)} avec l’échange de 2 contre 1\u202f; vous avez ${held(have)}.`
        : `Il faut ${held(needed)}\u202f; vous avez ${held(have)}.`,
  'track-full': () => 'Cette piste est pleine.',
  'nothing-of-it': () => 'Vous n’en avez pas.',
  'same-resource': () => 'Une ressource ne s’échange pas contre elle-même.',
  'nothing-waits': () => 'Il n’y a pas d’excédent à convertir.',
  'not-a-science': () => 'La recherche fait monter les sciences, pas l’argent.',
  'no-research': () => 'Il ne vous reste plus de recherche.',
  'no-such-vessel': () => 'Vous n’avez pas ce navire.',
  'no-such-space': () => 'Cette case n’existe pas sur cette face de la carte.',
  'no-movement': () => 'Il ne vous reste plus de mouvement.',
  'not-sailing': () => 'Il n’y a pas eu à ce tour de mouvement à prolonger.',
  'not-adjacent': () => 'Aucun de vos navires n’est à côté de cette case.',
  'arrow-only': () => 'Un navire ne quitte un port que par sa flèche.',
  'cannot-stop-there': () => 'La case est pleine, et vos mouvements ne vont pas au-delà.',
  'no-rescue-to-swap': () => 'Vous n’avez pas de sauvetage à céder.',
  'no-rescue': ({ column }) =>
    column === undefined ? 'Vous n’avez pas de sauvetage\u202f: choisissez Opération, ou utilisez un ticket Sauvetage.' : 'Vous n’avez pas de sauvetage à ce tour, sauf avec un ticket Sauvetage.',
  'no-tile': () => 'Il n’y a pas de poisson ici.',
  'face-down': () => 'Ce poisson est face cachée.',
  'no-vessel-there': () => 'Aucun de vos navires n’est ici.',
  locked: () => 'Un navire étranger bloque ce poisson.',
  'needs-two-stations': ({ have }) => `Il demande deux stations, et vous en avez ${have ?? 1}.`,
  'needs-two-vessels': ({ have }) => `Il demande deux navires, et vous en avez ${have ?? 1}.`,
  'no-room-to-return': () => 'Tous vos ports sont pleins\u202f: le navire ne pourrait pas rentrer.',
  'tile-occupied': () => 'Un navire est déjà sur ce poisson.',
  'no-build': ({ column }) =>
    column === undefined
      ? 'Vous ne pouvez pas construire\u202f: choisissez Construction, ou utilisez un ticket Construction.'
      : 'Vous ne pouvez pas construire à ce tour, sauf avec un ticket Construction.',
  'no-station-left': () => 'Vous avez construit toutes vos stations.',
  'no-vessel-left': () => 'Vous avez construit tous vos navires.',
  'location-taken': () => 'Il y a déjà une station.',
  'not-your-station': () => 'Vous n’avez pas de station ici.',
  'port-full': () => 'Il y a déjà deux navires dans ce port.',
  'not-upgrading': ({ column }) =>
    column === undefined
      ? 'Vous ne pouvez rien installer\u202f: choisissez Amélioration, ou utilisez un ticket Amélioration.'
      : 'Vous ne pouvez rien installer à ce tour, sauf avec un ticket Amélioration.',
  'not-an-upgrade': () => 'Ce jeton n’est pas une amélioration.',
  'slot-taken': () => 'Cet emplacement est pris.',
  'no-slot': () => 'Aucun emplacement n’est libre.',
  'not-in-this-match': () => 'Dans cette partie, aucun poisson n’est face cachée.',
  investigated: () => 'Vous avez déjà révélé un poisson à ce tour.',
  'not-face-down': () => 'Aucun poisson n’est face cachée ici.',
  'award-at-zero': () => 'Ce prix ne vaut déjà plus rien.',
  malformed: ({ message = '' }) => `Ce n’est pas une action\u202f: ${message}.`,
};
