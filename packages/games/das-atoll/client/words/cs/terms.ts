import type { terms as English } from '../en/terms.ts';

export const terms: typeof English = {
  wood: { name: 'Dřevo', meaning: 'Pochází z lesů; je třeba na cesty, lodě a vesnice.' },
  wool: { name: 'Vlna', meaning: 'Pochází z pastvin; je třeba na lodě, vesnice a karty.' },
  grain: { name: 'Obilí', meaning: 'Pochází z polí; je třeba na vesnice, města a karty.' },
  clay: { name: 'Hlína', meaning: 'Pochází z pahorkatin; je třeba na cesty a vesnice.' },
  ore: { name: 'Ruda', meaning: 'Pochází z hor; je třeba na města a karty.' },
  hand: { name: 'Karty v ruce', meaning: 'Kolik jich je, vidí každý; kdo jich má víc než 7, odhodí při sedmičce polovinu.' },
  development: { name: 'Karty rozvoje', meaning: 'Kupují se lícem dolů. Za tah se hraje jedna, žádná v tahu, ve kterém byla koupena.' },
  knights: { name: 'Zahraní rytíři', meaning: 'Kdo jich má jako jediný nejvíc, aspoň 3, drží největší vojsko: 2 body.' },
  route: { name: 'Obchodní cesta', meaning: 'Nejdelší řada cest a lodí, spojených u vlastních staveb; ta nejdelší, aspoň z 5 kusů, je za 2 body.' },
  lanes: { name: 'Dráhy', meaning: 'Každá řada vlastních lodí od stavby na malém atolu ke stavbě na velkém je trvale za bod.' },
  points: { name: 'Body', meaning: 'Vše, co je na stole; karty s body zůstávají tajné. 12 ve vlastním tahu vyhrává, nebo nejvíc po 36 kolech.' },
  bank: { name: 'Banka', meaning: 'Tolik karet každého druhu ještě zbývá.' },
  dice: { name: 'Kostky', meaning: 'Každý hex s jejich součtem přinese karty; sedmička posílá zloděje a piráta.' },
  deck: { name: 'Balíček', meaning: 'Tolik karet rozvoje lze ještě koupit.' },
};
