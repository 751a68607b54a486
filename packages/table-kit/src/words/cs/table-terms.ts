import type { TableTerms } from '../table-terms.ts';

export const tableTerms: TableTerms = {
  turn: { name: 'Tah', meaning: 'Říká, na koho se čeká; jantarová barva znamená, že na tebe.' },
  menu: { name: 'Menu', meaning: 'Obsahuje odkazy tohoto stolu, nastavení a cestu zpět do lobby.' },
  watchers: { name: 'Diváci', meaning: 'Tolik lidí se dívá a nehraje.' },
  scores: { name: 'Bodování', meaning: 'Znovu ukáže, odkud se vzaly body této partie.' },
  seatMark: { name: 'Značka', meaning: 'Každý hráč má tvar a barvu, které stojí u všeho, co udělá.' },
  presence: { name: 'Přítomnost', meaning: 'Plná tečka znamená, že hráč je u stolu, kroužek, že tam nikdo není.' },
  hint: { name: 'Nápověda', meaning: 'Bot řekne, co by na tvém místě udělal; sám neudělá nic.' },
  suggested: { name: 'Doporučeno', meaning: 'Toto radí nápověda.' },
  keys: { name: 'Klávesy', meaning: 'Vypíše, co lze dělat klávesnicí.' },
  cancel: { name: 'Zrušit', meaning: 'Zruší, co je rozdělané, nebo vezme tvoji akci zpět.' },
  firstTime: { name: 'Poprvé', meaning: 'Vysvětlí každý druh otázky, když přijde poprvé a podruhé; stiskem zmizí, v nastavení se vypne.' },
  back: { name: 'Zpět', meaning: 'Vrátí tě k předchozí volbě; nic se ještě nestalo.' },
};
