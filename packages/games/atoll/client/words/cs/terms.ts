import { series } from '@atoll/engine/formats/cs';
import { colonyRows } from '../colony-rows.ts';
import type * as English from '../en/terms.ts';

/** "1 od 4 kolonií, 2 od 7, …", from the table of the rules. */
const COLONY_RATE = series(colonyRows((plankton, from, i) => `${plankton} od ${from}${i === 0 ? ' kolonií' : ''}`));

export const alone: typeof English.alone = { hunt: { name: 'Lov', meaning: 'Jednou za kolo může krmení vzít kořist z nabídek živočichů místo z tvého útesu; karta tam zůstane.' } };

/** By its name, and by the name in the case that follows "o". */
const category = (name: string, about: string): (typeof English.always)['other'] => ({
  name,
  meaning: `Kategorie Jiných živočichů; karty, které mluví o ${about}, se týkají živočichů s tímto znakem.`,
});

/** The terms of the table that are the game's own, in Czech. */
export const always: typeof English.always = {
  coin: { name: 'Mince', meaning: 'Kupují se za ni karty a platí se jí Čištění vody.' },
  small: { name: 'Malá ryba', meaning: 'Velikost ryb, často kořist; za dosažení vysoké úrovně je 1 rybí šupina.' },
  medium: { name: 'Střední ryba', meaning: 'Velikost ryb; za dosažení vysoké úrovně jsou 2 rybí šupiny.' },
  large: { name: 'Velká ryba', meaning: 'Velikost ryb s vlastní nabídkou; za dosažení vysoké úrovně jsou 3 rybí šupiny.' },
  'any-fish': { name: 'Ryba', meaning: 'Kterákoli ryba bez ohledu na velikost.' },
  'any-animal': { name: 'Živočich', meaning: 'Kterýkoli živočich, ryba i jiný.' },
  kinds: { name: 'Kategorie', meaning: 'Počítá se, kolik je různých kategorií, ne kolik je živočichů.' },
  other: { name: 'Jiní živočichové', meaning: 'Všichni živočichové kromě ryb; za dosažení vysoké úrovně je 1 rybí šupina.' },
  crustacean: category('Korýši', 'Korýších'),
  bivalve: category('Mlži', 'Mlžích'),
  cephalopod: category('Hlavonožci', 'Hlavonožcích'),
  reptile: category('Plazi', 'Plazech'),
  cnidarian: category('Žahavci', 'Žahavcích'),
  starfish: category('Hvězdice', 'Hvězdicích'),
  'sea-cucumber': category('Sumýši', 'Sumýších'),
  rise: { name: 'Stoupá', meaning: 'Živočich stoupá o jednu úroveň; vedle šipky stojí, co vyžaduje jeho krmení.' },
  fall: { name: 'Klesá', meaning: 'Živočich klesá o jednu úroveň, nebo z nízké pryč z útesu.' },
  immediate: { name: 'Okamžitě', meaning: 'Stane se jednou, když karta přijde na tvůj útes nebo když se odhalí událost.' },
  endgame: { name: 'Konec hry', meaning: 'Přináší body na konci partie, pokud korál není znečištěný.' },
  action: { name: 'Akce', meaning: 'Korál, který použiješ jako svou akci, jednou do každé Obnovy.' },
  passive: { name: 'Trvale', meaning: 'Působí pořád, dokud korál není znečištěný nebo dokud událost platí.' },
  tourists: { name: 'Turisté', meaning: 'Příjem při Obnově: více mincí, ale na některém tvém neznečištěném korálu nechají znečištění.' },
  scientists: { name: 'Vědci', meaning: 'Příjem při Obnově: méně mincí a žádné znečištění.' },
  buyAnimal: { name: 'Koupit živočicha', meaning: 'Zaplať mince z jeho karty a umísti ho na pole, na které hledí dost kolonií.' },
  buyCoral: { name: 'Koupit korál', meaning: 'Zaplať 2 mince a umísti ho k rohu některého ze svých korálů.' },
  feed: { name: 'Krmit', meaning: 'Splň podmínku na svém živočichovi: stoupne o úroveň a dostane Únavu.' },
  useCoral: { name: 'Použít korál', meaning: 'Proveď text některého ze svých korálů s akcí; korál dostane Únavu.' },
  grow: { name: 'Růst kolonie', meaning: 'Zaplať 2 planktony a polož kolonii na volnou stranu některého ze svých korálů.' },
  pass: { name: 'Pasovat', meaning: 'V tomto kole už nebudeš na tahu; čím dřív pasuješ, tím lepší bonus.' },
  payKind: { name: 'Nejdřív mincemi', meaning: 'Šupinami platíš jen to, na co nestačí mince a plankton; po stisknutí se platí nejdřív šupinami.' },
  payScales: { name: 'Nejdřív šupinami', meaning: 'Platíš šupinami, kolik jen jde; po stisknutí se hra pokaždé zeptá.' },
  payAsk: { name: 'Pokaždé se ptát', meaning: 'Hra se pokaždé zeptá, kolik šupin nahradí platbu; po stisknutí se platí nejdřív mincemi.' },
  undoStep: { name: 'O krok zpět', meaning: 'Vezme zpět jen poslední odpověď, ne celou akci.' },
  points: { name: 'Body teď', meaning: 'Kolik bodů by měl tento útes, kdyby partie skončila teď.' },
  rank: { name: 'Titul', meaning: 'V sólové hře určí body na konci tvůj titul; vedle toho, který máš teď, stojí příští a kolik bodů je na něj třeba.' },
  round: { name: 'Kolo', meaning: 'Partie má čtyři kola; každé končí, když všichni pasují.' },
  income: { name: 'Příjem', meaning: 'Při Obnově po 1. až 3. kole si každý pozve Turisty, nebo Vědce.' },
  colonies: { name: 'Tvoje kolonie', meaning: `Všechny kolonie tvého útesu dohromady přinášejí při Obnově plankton: ${COLONY_RATE}.` },
  bonus: { name: 'Bonus', meaning: 'Kdo pasuje, bere nejlepší řádek, který je ještě volný, podle jeho čísla.' },
  animals: { name: 'Živočichové', meaning: 'Nabídka Malých ryb, Středních ryb a Jiných živočichů, které lze teď koupit.' },
  largeFish: { name: 'Velké ryby', meaning: 'Nabídka Velkých ryb, které lze teď koupit; tyto karty samy nikdy neodcházejí.' },
  corals: { name: 'Korály', meaning: 'Nabídka korálů, které lze teď koupit, každý za 2 mince.' },
  actions: { name: 'Akce', meaning: 'Vše, co teď můžeš udělat, jako seznam tlačítek.' },
  leaving: { name: 'Odcházejí', meaning: 'Nejstarší karty nabídky se při příští Obnově vymění.' },
  events: { name: 'Události', meaning: 'Po 1. až 3. kole se odhalí událost, která platí pro všechny.' },
  deck: { name: 'Balíček', meaning: 'Tolik karet ještě přijde.' },
  forbidden: { name: 'Zakázáno', meaning: 'Událost, která platí, to všem zakazuje.' },
  changed: { name: 'Změněno', meaning: 'Kvůli události, která platí, je tu jiné číslo než obvykle.' },
  log: { name: 'Zápis', meaning: 'Říká, co se stalo; ukaž na název a přečteš si kartu.' },
  todo: { name: 'Akce', meaning: 'Vše, co je teď možné, jako seznam tlačítek.' },
  readCard: { name: 'Číst kartu', meaning: 'Ukáže kartu, která byla vybraná naposledy, velkou a slovy.' },
  seeReef: { name: 'Na útes', meaning: 'Ukáže tento útes velký a tvůj zůstane vidět; díváním se nic nezmění.' },
  whole: { name: 'Celý útes', meaning: 'Zase ukáže celý útes.' },
  need: { name: 'Potřebné kolonie', meaning: 'Tolik kolonií musí hledět na pole, kam se tento živočich umístí.' },
};
