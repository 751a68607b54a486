import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Zachraňovat ryby',
  tagline: 'Pluj po mořích a zachraňuj ryby, které vymírají. Jeden až čtyři hráči, hodina.',
  learn: 'Hraješ Hidden Ark poprvé? Nauč se ho v první partii za deset minut.',
  options: {
    cooperative: { label: 'Společně', hint: 'všichni hrají o jeden výsledek a záchrana ryb zdražuje', fixedHint: 'podle těchto pravidel se hraje i sólo' },
    side: { label: 'Mapa', hint: 'svět podél rovníku, nebo při pohledu shora na severní pól', values: { equatorial: 'rovník', polar: 'severní pól' } },
    discovery: { label: 'Objevování', hint: 'ryby leží lícem dolů, dokud se někdo nepodívá' },
    uphill: { label: 'Proti proudu', hint: 'začíná se s prázdnou a záchrana ryb zdražuje' },
    long: { label: 'Dlouhá hra', hint: 'mapa se doplní ještě jednou' },
  },
};
