import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Sauver des poissons',
  tagline: 'Parcourez les mers et sauvez des poissons menacés. Un à quatre joueurs, une heure.',
  learn: 'Vous découvrez Hidden Ark\u202f? Apprenez à y jouer en une première partie de dix minutes.',
  options: {
    cooperative: { label: 'Ensemble', hint: 'tous jouent pour un même résultat, et les poissons deviennent plus durs à sauver', fixedHint: 'en solo, ces règles valent aussi' },
    side: { label: 'Carte', hint: 'le monde le long de l’équateur, ou vu d’au-dessus du pôle Nord', values: { equatorial: 'Équateur', polar: 'Pôle Nord' } },
    discovery: { label: 'Découverte', hint: 'les poissons restent face cachée jusqu’à ce que quelqu’un regarde' },
    uphill: { label: 'Vent debout', hint: 'vous commencez sans rien, et les poissons deviennent plus durs à sauver' },
    long: { label: 'Partie longue', hint: 'la carte se repeuple une fois de plus' },
  },
};
