import type { RuleWords } from '../load-later-words.ts';

/** The words of the rules with an icon, and the texts in their pictures. */
export const rules: RuleWords = {
  icons: {
    coin: ['pièce'],
    plankton: ['plancton'],
    scale: ['écaille'],
    popularity: ['popularité'],
    pollution: ['pollution'],
    fatigue: ['Fatigue'],
    colony: ['colonie', 'colonies'],
    hunt: ['Chasse'],
    symbiosis: ['Symbiose'],
    shelter: ['Abri'],
    algae: ['animal à Algues', 'animaux à Algues'],
    small: ['Petit poisson', 'Petits poissons'],
    medium: ['Poisson moyen', 'Poissons moyens'],
    large: ['Gros poisson'],
    other: ['Autre animal', 'Autres animaux'],
    tourists: ['Touristes'],
    scientists: ['Scientifiques'],
    immediate: ['Effet immédiat'],
    endgame: ['Fin de partie'],
  },
  cells: { action: ['Action'], passive: ['Permanent'] },
  figures: {
    animal: {
      caption: 'Une carte animal, et ce qu’elle dit\u202f:',
      legend: [
        { icon: 'coin', text: 'ce qu’il coûte' },
        { icon: 'medium', text: 'sa taille, ou le signe de sa catégorie' },
        { icon: 'colony', text: 'combien de colonies doivent donner sur sa case' },
        { icon: 'rise', text: 'ce qu’il faut pour le nourrir' },
        { icon: 'popularity', text: 'en bas\u202f: ce que vaut chaque niveau à la fin' },
      ],
    },
    coral: {
      caption: 'Une carte corail, et ce qu’elle dit\u202f:',
      legend: [
        { icon: 'colony', text: 'les côtés qui portent une colonie' },
        { icon: 'action', text: 'quand sa capacité agit, ici comme action' },
      ],
    },
    reef: {
      picture: 'Un récif de trois coraux qui se touchent par les coins, avec deux animaux à côté et une case vide entre les trois coraux.',
      free: 'un animal qui en demande 3 au plus',
      caption:
        'Les trois coraux se touchent par les coins\u202f; les animaux sont entre eux. Sur trois côtés, une colonie donne sur la case en pointillé\u202f: un animal qui demande 3 colonies peut donc y vivre.',
    },
    meal: {
      eaten: 'C’est la proie.',
      fed: 'Il prend 1 Fatigue. Un Poisson moyen qui atteint le niveau haut rapporte 2 écailles.',
      caption: 'Pour nourrir un Mérou élégant, on réduit un Petit poisson.',
    },
  },
  draws: { animals: 'pour la pioche des animaux', large: 'pour la pioche des Gros poissons', corals: 'pour la pioche des coraux', starter: 'pour savoir qui commence', events: 'pour les événements' },
};
