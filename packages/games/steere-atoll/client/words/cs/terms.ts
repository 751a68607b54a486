import type { terms as English } from '../en/terms.ts';

export const terms: typeof English = {
  stone: { name: 'Kámen', meaning: 'Černý začíná, Bílý odpovídá; kámen zůstává, kam je položen.' },
  island: { name: 'Ostrov', meaning: 'Ostrovy leží na čtyřech stranách desky; protější nesou symboly, které patří k sobě.' },
  aim: { name: 'Cíl', meaning: 'Vyhrává řetěz tvých kamenů od tvého ostrova k tomu na protější straně.' },
  swap: { name: 'Výměna', meaning: 'Jednou, místo prvního kamene, smí Bílý převzít Černého i kámen, který už leží.' },
  place: { name: 'Položit', meaning: 'Položí tvůj kámen na vybrané políčko.' },
  coordinates: { name: 'Souřadnice', meaning: 'Ukáže písmena sloupců a čísla řad.' },
  zoomIn: { name: 'Větší', meaning: 'Ukáže desku větší; pak ji lze posouvat.' },
  zoomOut: { name: 'Menší', meaning: 'Ukáže zase větší část desky.' },
  whole: { name: 'Celá deska', meaning: 'Ukáže zase celou desku.' },
  moves: { name: 'Tahy', meaning: 'Vypíše všechny tahy partie; stisknutý tah ukáže desku, jak po něm vypadala.' },
  move: { name: 'Tah', meaning: 'Ukáže desku, jak vypadala po tomto tahu; nic se nebere zpět.' },
  earlier: { name: 'O tah zpět', meaning: 'Ukáže desku o tah dřív; nic se nebere zpět.' },
  later: { name: 'O tah dál', meaning: 'Ukáže desku o tah později.' },
  typed: { name: 'Napsat tah', meaning: 'Položí kámen podle názvu políčka, písmene sloupce a čísla řady, třeba f5.' },
  won: { name: 'Výhra', meaning: 'Tento kámen uzavřel řetěz mezi dvěma protějšími ostrovy.' },
  now: { name: 'Do současnosti', meaning: 'Ukáže desku, jak je teď, aby se dal položit kámen.' },
};
