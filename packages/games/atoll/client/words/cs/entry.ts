import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Pěstovat útes',
  tagline: 'Nech růst živý útes, kartu po kartě. Pro 1\u00a0až\u00a04\u00a0hráče, asi hodina.',
  learn: 'Hraješ Atoll poprvé? Nauč se ho v první partii za deset minut.',
  options: {
    biodiversity: { label: 'Biodiverzita', hint: 'body za rozmanitost na konci', fixedHint: 'v sólové hře se boduje vždy' },
    events: { label: 'Události', hint: 'dobrá i zlá překvapení po 1. až 3. kole', fixedHint: 'v sólové hře nikdy' },
    evenStart: { label: 'Vyrovnaný start', hint: 'kdo hraje v 1. kole jako třetí nebo čtvrtý, začíná s trochou navíc', fixedHint: 'v jednom či ve dvou začínají všichni stejně' },
  },
};
