import { all, counted } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';
import type { Resource } from '../../../src/table-facts.ts';
import type { DasWords } from '../das-locale.ts';
import { cardNames, cards, countedCards, ofKind, onePiece, resources, some, theHex } from './names.ts';

const one = (resource: Resource | 'hidden'): string => (resource === 'hidden' ? 'une carte' : `1 ${resources[resource]}`);

const PLAYED = { knight: 'un Chevalier', point: 'un Point', roads: 'Deux voies', monopoly: 'un Monopole', plenty: 'une Année faste' } as const;

export const events: DasWords['events'] = {
  built: ({ seat, what, at }, { who, corner, edge }) =>
    what === 'settlement' || what === 'city' ? `${who(seat)} construit ${onePiece[what]}, ${corner(at)}.` : `${who(seat)} construit ${onePiece[what]}, ${edge(at)}.`,
  'moved-ship': ({ seat, to }, { who, edge }) => `${who(seat)} déplace un bateau, ${edge(to)}.`,
  threw: ({ seat, dice: [a, b] }, { who }) => `Pour savoir qui commence, ${who(seat)} lance ${a} et ${b}\u202f: ${a + b}.`,
  begins: ({ seat }, { who }) => `${who(seat)} commence.`,
  rolled: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} lance ${a} et ${b}\u202f: ${a + b}.`,
  got: ({ seat, cards: got }, { who }) => `${who(seat)} reçoit ${cards(got)}.`,
  shortage: ({ resource }) => `La banque n’a plus assez ${de(resources[resource])}.`,
  chose: () => '',
  discarded: ({ seat, cards: lost }, { who }) => `${who(seat)} défausse ${cards(lost)}.`,
  robber: ({ seat, hex: at }, { who, hex }) => `${who(seat)} envoie le voleur sur ${theHex(hex(at))}.`,
  pirate: ({ steps }) => `Le pirate avance de ${counted(steps, { one: 'hexagone', other: 'hexagones' })}.`,
  stole: ({ seat, victim, by, resource }, { who }) => `${who(seat)} vole ${one(resource)} à ${who(victim)} avec le ${by === 'pirate' ? 'pirate' : 'voleur'}.`,
  spared: ({ seat }, { who }) => `${who(seat)} ne vole personne.`,
  bought: ({ seat, card }, { who }) => (card === 'hidden' ? `${who(seat)} achète une carte Développement.` : `${who(seat)} achète une carte Développement\u202f: ${cardNames[card]}.`),
  played: ({ seat, card }, { who }) => `${who(seat)} joue ${PLAYED[card]}.`,
  monopoly: ({ seat, resource, from, cards: count }, { who }) => `${who(from)} remet ${ofKind(count, resources[resource])} à ${who(seat)}.`,
  exchanged: ({ seat, give, rate, get }, { who }) => `${who(seat)} donne à la banque ${ofKind(rate, resources[give])} contre 1 ${resources[get]}.`,
  drafted: () => '',
  skipped: () => '',
  offered: ({ seat, give, want }, { who }) => `${who(seat)} offre ${cards(give)} contre ${cards(want)}.`,
  countered: ({ seat, give, want }, { who }) => `${who(seat)} donnerait plutôt ${cards(give)} contre ${cards(want)}.`,
  answered: ({ seat, answer }, { who }) => (answer === 'yes' ? `${who(seat)} accepterait.` : `${who(seat)} refuse l’échange.`),
  refuses: ({ seat, give, get }, { who }) => `Dans cette partie, ${who(seat)} ne donnera jamais ${de(resources[give])} contre ${some[get]}.`,
  traded: ({ seat, partner, gave, got }, { who }) => `${who(seat)} donne à ${who(partner)} ${cards(gave)} contre ${cards(got)}.`,
  withdrew: ({ seat }, { who }) => `${who(seat)} retire son offre.`,
  ended: () => '',
  connected: ({ seat, lanes }, { who }) => `${who(seat)} relie les atolls\u202f: ${counted(lanes, { one: 'chenal', other: 'chenaux' })}, 1 point de plus.`,
  award: ({ award, seat }, { who }) => {
    const what = award === 'route' ? 'la plus longue route commerciale' : 'la plus grande armée';
    return seat < 0 ? `Plus personne ne détient ${what}.` : `${who(seat)} a ${what}\u202f: 2 points.`;
  },
  turn: ({ seat, round }, { who }) => `Manche ${round}\u202f: à ${who(seat)} de jouer.`,
  shown: ({ seat, points }, { who }) => `${who(seat)} montre ${counted(points, { one: 'carte Point', other: 'cartes Point' })}.`,
  over: ({ winner }, { who }) => (winner < 0 ? 'La partie se termine après sa dernière manche.' : `${who(winner)} gagne.`),
};

export const each: DasWords['each'] = {
  got: (who, got) => `${all(who)} reçoivent chacun ${cards(got)}.`,
  monopoly: (who, { cards: count, resource }, to) => `${all(who)} remettent chacun ${ofKind(count, resources[resource])} à ${to}.`,
};

export const change: DasWords['change'] = (count) => `${count > 0 ? '+' : '−'}${countedCards(Math.abs(count))}`;
