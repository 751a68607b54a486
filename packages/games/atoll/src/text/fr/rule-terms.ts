import type { ruleTerms as English } from '../en/rule-terms.ts';
import { names } from './names.ts';

/** The rules' terms in French. */
export const ruleTerms: typeof English = {
  abundance: { name: 'Niveau', meaning: 'À quel point un animal prospère, bas, moyen ou haut\u202f: il vaut les points imprimés sur son niveau.' },
  fatigue: { name: 'Fatigue', meaning: 'Repose sur un animal nourri ou un corail activé\u202f; on ne peut ni nourrir l’un ni activer l’autre de nouveau avant que la Récupération ne la retire.' },
  colony: { name: 'Colonie', meaning: 'Des polypes sur un côté d’un corail\u202f: il en faut assez autour de la case d’un animal, et toutes rapportent du plancton à la Récupération.' },
  pollution: { name: 'Pollution', meaning: 'Neutralise le corail où elle repose, et coûte un point à la fin\u202f; un corail en porte une au plus.' },
  popularity: { name: 'Popularité', meaning: 'Un jeton que rapportent certaines cartes et certains événements\u202f; chacun vaut un point à la fin.' },
  biodiversity: { name: 'Biodiversité', meaning: `Points à la fin\u202f: ${names.biodiversity}.` },
  fishScale: { name: 'Écaille', meaning: 'Paie comme une pièce ou un plancton, ou vaut un point à la fin\u202f; vous en gagnez 1 à 3 chaque fois qu’un animal atteint le niveau haut.' },
  plankton: { name: 'Plancton', meaning: 'Nourrit les animaux, fait pousser des colonies, et se vend contre des pièces lors d’une Vente d’algues.' },
  hunt: { name: 'Chasse', meaning: 'Une fois par manche, vous pouvez prendre pour proie un animal d’un autre récif au lieu d’un des vôtres\u202f; il garde son niveau.' },
  symbiosis: { name: 'Symbiose', meaning: 'Deux animaux de votre récif qui vont ensemble\u202f: quand vous nourrissez l’un, l’autre peut monter aussi, gratuitement.' },
  shelter: { name: 'Abri', meaning: 'Cet animal ne peut pas être chassé et, comme proie de vos propres animaux, il peut garder son niveau.' },
  algae: { name: 'Algues', meaning: 'Un animal dont les tissus abritent des algues\u202f; certaines cartes font monter ou comptent ces animaux.' },
  extinction: { name: 'Extinction', meaning: 'Un animal réduit alors qu’il est au niveau bas quitte le récif, et vous laisse du plancton pour les colonies qu’il utilisait.' },
  purify: {
    name: 'Épuration de l’eau',
    meaning: 'Une fois par manche\u202f: payez 1 pièce et retirez 1 ou 2 pollutions\u202f; à la fin de cette manche, vous ne pourrez alors accueillir que des Scientifiques, pas de Touristes.',
  },
  sell: { name: 'Vente d’algues', meaning: 'Une fois par manche\u202f: vendez du plancton, 4 pour une pièce, autant de fois que vous voulez d’un coup.' },
  bloom: { name: 'Prolifération d’algues', meaning: 'Une fois par manche\u202f: polluez certains de vos coraux non pollués, et gagnez 2 planctons pour chacun.' },
};
