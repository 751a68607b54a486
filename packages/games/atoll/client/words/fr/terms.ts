import { series } from '@atoll/engine/formats/fr';
import { colonyRows } from '../colony-rows.ts';
import type * as English from '../en/terms.ts';

/** "1 dès 4 colonies, 2 dès 7, …", from the table of the rules. */
const COLONY_RATE = series(colonyRows((plankton, from, i) => `${plankton} dès ${from}${i === 0 ? ' colonies' : ''}`));

export const alone: typeof English.alone = {
  hunt: { name: 'Chasse', meaning: 'Une fois par manche, un animal nourri peut prendre sa proie dans les offres d’animaux plutôt que sur votre récif\u202f; la carte y reste.' },
};

const category = (name: string): { readonly name: string; readonly meaning: string } => ({
  name,
  meaning: `Une catégorie d’Autres animaux\u202f; les cartes qui citent les ${name} parlent des animaux qui portent ce signe.`,
});

/** The terms of the table that are the game's own. */
export const always: typeof English.always = {
  coin: { name: 'Pièce', meaning: 'Achète des cartes, et paie une Épuration de l’eau.' },
  small: { name: 'Petit poisson', meaning: 'Une taille de poisson, souvent une proie\u202f; au niveau haut, il rapporte 1 écaille.' },
  medium: { name: 'Poisson moyen', meaning: 'Une taille de poisson\u202f; au niveau haut, il rapporte 2 écailles.' },
  large: { name: 'Gros poisson', meaning: 'Une taille de poisson, avec sa propre offre\u202f; au niveau haut, il rapporte 3 écailles.' },
  'any-fish': { name: 'Poisson', meaning: 'N’importe quel poisson, quelle que soit sa taille.' },
  'any-animal': { name: 'Animal', meaning: 'N’importe quel animal, poisson ou non.' },
  kinds: { name: 'Catégorie', meaning: 'On compte les catégories différentes, et non les animaux.' },
  other: { name: 'Autres animaux', meaning: 'Tous les animaux qui ne sont pas des poissons\u202f; au niveau haut, ils rapportent 1 écaille.' },
  crustacean: category('Crustacés'),
  bivalve: category('Bivalves'),
  cephalopod: category('Céphalopodes'),
  reptile: category('Reptiles'),
  cnidarian: category('Cnidaires'),
  starfish: category('Étoiles de mer'),
  'sea-cucumber': category('Concombres de mer'),
  rise: { name: 'Hausse', meaning: 'L’animal monte d’un niveau\u202f; à côté de la flèche figure ce qu’il faut pour le nourrir.' },
  fall: { name: 'Baisse', meaning: 'Un animal descend d’un niveau, ou quitte le récif s’il était au niveau bas.' },
  immediate: { name: 'Effet immédiat', meaning: 'Se produit une fois, quand la carte arrive sur votre récif ou que l’événement est révélé.' },
  endgame: { name: 'Fin de partie', meaning: 'Rapporte des points à la fin de la partie, si le corail n’est pas pollué.' },
  action: { name: 'Action', meaning: 'Un corail que vous activez comme action, une fois avant chaque Récupération.' },
  passive: { name: 'Permanent', meaning: 'Agit tout le temps, tant que le corail n’est pas pollué ou que l’événement est en vigueur.' },
  tourists: { name: 'Touristes', meaning: 'Un revenu de la Récupération\u202f: plus de pièces, mais une pollution sur l’un de vos coraux non pollués.' },
  scientists: { name: 'Scientifiques', meaning: 'Un revenu de la Récupération\u202f: moins de pièces, et aucune pollution.' },
  buyAnimal: { name: 'Acheter un\u00a0animal', meaning: 'Payez les pièces indiquées sur sa carte et placez-le sur une case bordée d’assez de colonies.' },
  buyCoral: { name: 'Acheter un\u00a0corail', meaning: 'Payez 2 pièces et placez-le au coin de l’un de vos coraux.' },
  feed: { name: 'Nourrir', meaning: 'Remplissez la condition de l’un de vos animaux\u202f: il monte d’un niveau et prend une Fatigue.' },
  useCoral: { name: 'Activer un\u00a0corail', meaning: 'Appliquez le texte de l’un de vos coraux Action, qui prend une Fatigue.' },
  grow: { name: 'Croissance', meaning: 'Payez 2 planctons et placez une colonie sur un côté libre de l’un de vos coraux.' },
  pass: { name: 'Passer', meaning: 'Vous ne jouez plus pendant cette manche\u202f; plus vous passez tôt, meilleur est le bonus.' },
  payKind: { name: 'D’abord en pièces', meaning: 'Vous ne payez en écailles que ce que pièces et plancton ne couvrent pas\u202f; appuyez pour payer d’abord en écailles.' },
  payScales: { name: 'D’abord en écailles', meaning: 'Vous payez en écailles autant que possible\u202f; appuyez pour choisir chaque fois.' },
  payAsk: { name: 'Me demander', meaning: 'Vous choisissez chaque fois combien d’écailles donner\u202f; appuyez pour payer d’abord en pièces.' },
  undoStep: { name: 'Un pas en arrière', meaning: 'Annule seulement votre dernière réponse, pas toute l’action.' },
  points: { name: 'Points actuels', meaning: 'Ce que vaudrait ce récif si la partie se terminait maintenant.' },
  rank: { name: 'Rang', meaning: 'En solo, vos points à la fin vous donnent un rang\u202f; à côté du rang actuel figure le suivant, avec ses points.' },
  round: { name: 'Manche', meaning: 'Une partie compte quatre manches\u202f; chacune s’arrête quand tout le monde a passé.' },
  income: { name: 'Revenu', meaning: 'À la Récupération, après les manches 1 à 3, chacun accueille des Touristes ou des Scientifiques.' },
  colonies: { name: 'Vos colonies', meaning: `Toutes les colonies de votre récif rapportent ensemble du plancton à la Récupération\u202f: ${COLONY_RATE}.` },
  bonus: { name: 'Bonus', meaning: 'Qui passe prend la meilleure ligne encore libre, d’après son numéro.' },
  animals: { name: 'Animaux', meaning: 'L’offre de Petits poissons, de Poissons moyens et d’Autres animaux à acheter maintenant.' },
  largeFish: { name: 'Gros poissons', meaning: 'L’offre de Gros poissons à acheter maintenant\u202f; ces cartes ne partent jamais d’elles-mêmes.' },
  corals: { name: 'Coraux', meaning: 'L’offre de coraux à acheter maintenant, pour 2 pièces chacun.' },
  actions: { name: 'Actions', meaning: 'Tout ce que vous pouvez faire maintenant, sous forme de boutons.' },
  leaving: { name: 'Départ', meaning: 'Les plus anciennes cartes de l’offre sont remplacées à la prochaine Récupération.' },
  events: { name: 'Événements', meaning: 'Après les manches 1 à 3, un événement est révélé, qui vaut pour tout le monde.' },
  deck: { name: 'Pioche', meaning: 'Le nombre de cartes encore à venir.' },
  forbidden: { name: 'Interdit', meaning: 'L’événement en vigueur interdit cela à tout le monde.' },
  changed: { name: 'Modifié', meaning: 'L’événement en vigueur change ce nombre.' },
  log: { name: 'Journal', meaning: 'Raconte ce qui s’est passé\u202f; pointez un nom pour lire la carte.' },
  todo: { name: 'Actions', meaning: 'Tout ce qui est possible maintenant, sous forme de boutons.' },
  readCard: { name: 'Lire la carte', meaning: 'Montre la dernière carte pointée, en grand et en toutes lettres.' },
  seeReef: { name: 'Son récif', meaning: 'Montre ce récif en grand, et le vôtre reste visible\u202f; regarder ne change rien.' },
  whole: { name: 'Tout le récif', meaning: 'Montre de nouveau le récif entier.' },
  need: { name: 'Colonies demandées', meaning: 'Le nombre de colonies qui doivent donner sur la case où cet animal est placé.' },
};
