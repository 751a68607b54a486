import { formatsFor } from '@atoll/engine';
import type { SettingsWords } from '../load-later-words.ts';

const { percent } = formatsFor('fr');

export const settings: SettingsWords = {
  language: 'Langue',
  languageHint: 'pour tout sauf les noms',
  languageAuto: 'Comme le navigateur',
  animation: 'Animation',
  animations: { 0: 'Sans', 1: 'Normale', 2: 'Rapide' },
  askFirst: 'Confirmer',
  askFirstHint: 'montre ce que ferait un appui et en attend un second\u202f; Entrée confirme',
  askFirsts: { always: 'Toujours', final: 'Si c’est irréversible', never: 'Jamais' },
  autoPass: 'Passer automatiquement',
  autoPassHint: 'quand rien d’autre n’est possible à votre tour',
  turnVolume: 'Son de votre tour',
  turnVolumeHint: 'une cloche quand la table vous attend',
  tableVolume: 'Sons de la table',
  tableVolumeHint: 'les cartes, les animaux, la marée entre les manches',
  volume: (value) => (value === 0 ? 'Coupé' : percent(value)),
  text: 'Taille du texte',
  percent: (value) => percent(value),
  shade: 'Clair ou sombre',
  shadeHint: 'les pages autour de la table\u202f; la mer, elle, reste sombre',
  shades: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  contrast: 'Contraste',
  contrasts: { system: 'Comme l’appareil', normal: 'Normal', high: 'Fort' },
  firstTimes: 'Aide à la découverte',
  firstTimesHint: 'une ligne explique chaque question, les deux premières fois',
  coach: 'Remarques sur vos tours',
  coachHint: 'dans vos trois premières parties, quand beaucoup mieux était possible',
  letterKeys: 'Raccourcis clavier',
  letterKeysHint: 'une lettre ou un signe seul agit à la table\u202f; «\u202f?\u202f» en donne la liste',
  renderer: 'La table est dessinée par',
  renderers: { auto: 'Le plus rapide', webgl: 'Carte graphique', canvas: 'Canvas' },
  rendererHint: 'choisissez Canvas si la table est lente ou reste noire',
};
