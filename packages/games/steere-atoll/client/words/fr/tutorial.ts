import type { SteereTutorialWords } from '../steere-locale.ts';

export const tutorial: SteereTutorialWords = {
  lost: 'Cette fois, l’autre camp a été plus rapide. Rejouez la leçon\u202f: vous savez maintenant où vont les pierres.',
  islands: {
    title: 'Les îles',
    done: 'Vous avez gagné\u202f: votre chaîne va de votre île nord à votre île sud. Toute partie finit ainsi, car un plateau plein a toujours un vainqueur.',
    aim: 'Vous jouez les noirs. Reliez deux de vos îles qui se font exactement face\u202f: nord et sud, ou ouest et est.',
    neighbours: 'À gauche, les pierres blanches relient les îles ouest et nord des blancs. Elles ne se font pas face, donc cela ne gagne rien.',
    win: 'Votre chaîne descend du nord, et il manque une pierre au sud. Appuyez sur la case marquée, puis encore une fois\u202f: ainsi vous confirmez.',
  },
  bridge: {
    title: 'Deux chemins',
    done: 'Vous avez gagné\u202f: trois pierres qui ne se touchaient pas valaient une chaîne. Là où il y a deux chemins, attendez que l’un soit pris.',
    joined: 'Vos deux pierres ne se touchent pas, mais il y a deux cases entre elles. Les blancs ne peuvent en prendre qu’une, et vous prenez alors l’autre.',
    far: 'Posez donc vos pierres à distance et confirmez. La case marquée a deux chemins vers votre deuxième pierre, et deux chemins vers l’île sud.',
    answer: 'Les blancs ont pris l’une des deux cases entre vos pierres. Prenez l’autre et confirmez\u202f: elles sont reliées.',
    again: 'Les blancs essaient chaque brèche. Prenez chaque fois l’autre case et confirmez, jusqu’à ce que votre chaîne soit complète.',
  },
  match: {
    title: 'Une petite partie',
    done: 'Vous avez gagné une partie. Sur le plateau habituel, tout est pareil, avec plus d’espace pour les doubles chemins.',
    swap: 'Vous avez d’abord les blancs, et les noirs ont commencé au milieu, là où une pierre est forte. Qui joue en second peut échanger une fois\u202f: faites-le, confirmez, et cette pierre est à vous.',
    play: 'Reliez maintenant deux îles face à face avant les blancs. Si vous ne savez pas où poser, demandez un conseil.',
  },
};
