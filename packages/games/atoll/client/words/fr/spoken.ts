import { all, counted, plural, series, whole } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';
import type { AtollWords } from '../atoll-locale.ts';

const LEVELS = ['', 'bas', 'moyen', 'haut'] as const;
const sum = (count: number, one: string, other: string): string => counted(count, { one, other });

/** The table's texts for a person who does not see it. */
export const spoken: AtollWords['spoken'] = {
  regions: { status: 'Situation', offers: 'Offres', reef: 'Mon récif', watched: 'Récifs', others: 'Récifs adverses', resources: 'Ressources', actions: 'Actions', log: 'Journal' },
  skip: 'Aller à',
  reefOf: (name) => `Récif ${de(name)}`,
  reefHelp: 'Les flèches parcourent le récif, Début mène au Corail de base, Entrée agit, I lit la carte. Le nord est en haut.',
  offerHelp: 'Les flèches parcourent les cartes, Entrée agit, I lit la carte.',
  offers: { animals: 'Animaux', large: 'Gros poissons', corals: 'Coraux' },
  sides: 'Côtés libres pour une colonie',
  place: (east, south) => {
    const parts = [...(south === 0 ? [] : [`${Math.abs(south)} ${south < 0 ? 'au nord' : 'au sud'}`]), ...(east === 0 ? [] : [`${Math.abs(east)} ${east < 0 ? 'à l’ouest' : 'à l’est'}`])];
    return parts.length === 0 ? 'centre' : parts.join(' ');
  },
  row: (south) => (south === 0 ? 'Rangée du centre' : `Rangée ${Math.abs(south)} ${south < 0 ? 'au nord' : 'au sud'}`),
  water: 'eau libre',
  free: (card) => (card === '' ? 'case vide' : `case vide pour ${card}`),
  facing: (have, need) => `colonies autour\u202f: ${have} sur ${need}`,
  price: (coins) => sum(coins, 'pièce', 'pièces'),
  needs: (colonies) => (colonies === 0 ? 'ne demande aucune colonie' : `demande ${sum(colonies, 'colonie', 'colonies')}`),
  level: (level) => `niveau ${LEVELS[level] ?? ''}`,
  worth: (points) => sum(points, 'point', 'points'),
  fatigue: (tokens) => sum(tokens, 'Fatigue', 'Fatigues'),
  symbiosis: (partner) => `en Symbiose avec ${partner}`,
  polluted: 'corail pollué',
  colonies: (sides) => (sides.length === 0 ? 'aucune colonie' : `${plural(sides.length, { one: 'colonie', other: 'colonies' })} ${all(sides)}`),
  leaving: 'part à la Récupération',
  can: (what) => `Entrée\u202f: ${what.join(', ou ')}`,
  cannot: (why) => `Pas maintenant\u202f: ${why}`,
  chosen: 'choix actuel',
  suggested: 'conseillé',
  takeOut: 'retirer du choix',
  side: (coral, side) => `${coral}, côté ${side}`,
  points: (steps) => `Points ${series(steps.map(String))}.`,
  atTop: (scales) => `Atteindre le niveau haut rapporte ${sum(scales, 'écaille', 'écailles')}.`,
  none: {
    buyAnimal: 'Aucun animal ne peut être acheté.',
    buyCoral: 'Aucun corail ne peut être acheté.',
    feed: 'Aucun animal ne peut être nourri.',
    useCoral: 'Aucun corail ne peut être activé.',
    grow: 'Aucune colonie ne peut pousser.',
    purify: 'Aucune pollution ne peut être retirée.',
    sell: 'Aucune Vente d’algues n’est possible.',
    bloom: 'Aucune Prolifération d’algues n’est possible.',
    pass: 'Vous ne pouvez pas passer.',
  },
  resources: (name, own) => `${name}\u202f: ${series(own)}.`,
  holds: {
    points: (count) => sum(count, 'point', 'points'),
    coins: (count) => sum(count, 'pièce', 'pièces'),
    plankton: (count) => counted(count, { one: 'plancton', other: 'planctons' }),
    scales: (count) => sum(count, 'écaille', 'écailles'),
    popularity: (count) => counted(count, { one: 'jeton de popularité', other: 'jetons de popularité' }),
    pollution: (count) => sum(count, 'pollution', 'pollutions'),
    hunts: (ready, hunts) => `${ready} ${plural(ready, { one: 'prête', other: 'prêtes' })} sur ${sum(hunts, 'Chasse', 'Chasses')}`,
  },
  live: {
    yourTurn: (sentence) => `À vous. ${sentence}`,
    more: (count) => `Et ${count} de plus.`,
    nothing: 'Il ne s’est encore rien passé.',
    unchanged: 'Rien n’a changé depuis votre action.',
    since: 'Depuis votre action\u202f:',
    over: 'La partie est terminée.',
  },
  holdings: { points: 'points', coin: 'pièces', plankton: 'plancton', scale: 'écailles', popularity: 'popularité', pollution: 'pollution', hunt: 'Chasses' },
  change: (what, { from, least, most }) => `${what} de ${whole(from)} à ${least === most ? whole(least) : `une valeur entre ${whole(least)} et ${whole(most)}`}`,
  then: (changes) => `Résultat\u202f: ${all(changes)}.`,
  keys: 'Touches',
};
