import type { Column } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { counted } from '@atoll/engine/formats/cs';
import { columns } from './words.ts';

const held = (count: unknown): string => counted(Number(count ?? 0), { one: 'zdroj', few: 'zdroje', other: 'zdrojů' });

export const unknownReason = 'To teď nejde.';

export const reasons: Catalogue['reasons'] = {
  over: () => 'Partie skončila.',
  'not-your-turn': () => 'Nejsi na tahu.',
  'answer-first': () => 'Nejdřív odpověz na otázku.',
  'nothing-asked': () => 'Na nic takového se teď nečeká.',
  'place-first': () => 'Nejdřív polož první stanici.',
  'not-now': () => 'V této části tahu to nejde.',
  'take-first': () => 'Nejdřív vezmi žeton.',
  'column-first': () => 'Nejdřív vyber sloupec.',
  'column-chosen': ({ column }) => `Sloupec ${columns[column as Column] ?? ''} je pro tento tah už vybraný.`,
  'vessel-must-go-on': () => 'Tvoje loď stojí na plném poli a nejdřív musí plout dál.',
  'not-face-up': () => 'Tento žeton v řadě neleží.',
  'pool-empty': () => 'Zásoba je prázdná.',
  'not-in-hand': () => 'Tento žeton nemáš.',
  'works-when-taken': () => 'Tento žeton působí, když se bere.',
  'no-upgrade-token': () => 'Nemáš žádné vylepšení ke vložení.',
  'nothing-to-rescue': () => 'Odtud, kde jsou tvoje lodě, nelze zachránit žádnou rybu.',
  'nothing-to-build': () => 'Teď nelze nic postavit.',
  'too-few-resources': ({ needed, held: have, short = 0 }) =>
    needed === undefined
      ? `Máš ${held(have)}, a to nestačí.`
      : Number(short) > 0
        ? `Při směně 2 za 1 je potřeba ${held(needed)}; máš ${held(have)}.`
        : `Je potřeba ${held(needed)}; máš ${held(have)}.`,
  'track-full': () => 'Tato stupnice je plná.',
  'nothing-of-it': () => 'Z toho nemáš nic.',
  'same-resource': () => 'Nelze směnit za totéž.',
  'nothing-waits': () => 'Není žádný přebytek k proměně.',
  'not-a-science': () => 'Výzkum zvyšuje vědy, ne peníze.',
  'no-research': () => 'Žádný výzkum ti nezbývá.',
  'no-such-vessel': () => 'Takovou loď nemáš.',
  'no-such-space': () => 'Takové pole na této straně mapy není.',
  'no-movement': () => 'Žádný pohyb ti nezbývá.',
  'not-sailing': () => 'V tomto tahu nebyl pohyb, který by šlo prodloužit.',
  'not-adjacent': () => 'Vedle tohoto pole není žádná tvoje loď.',
  'arrow-only': () => 'Z přístavu loď vyplouvá jen podle jeho šipky.',
  'cannot-stop-there': () => 'Pole je plné a na další ti pohyb nestačí.',
  'no-rescue-to-swap': () => 'Nemáš žádnou záchranu, která by šla vyměnit.',
  'no-rescue': ({ column }) => (column === undefined ? 'Záchranu teď nemáš: vyber Plavbu, nebo použij žeton záchrany.' : 'V tomto tahu záchranu nemáš, leda s žetonem záchrany.'),
  'no-tile': () => 'Tady žádná ryba není.',
  'face-down': () => 'Tato ryba leží lícem dolů.',
  'no-vessel-there': () => 'Žádná tvoje loď tu není.',
  locked: () => 'Tuto rybu blokuje cizí loď.',
  'needs-two-stations': ({ have }) => `Vyžaduje dvě stanice a ty máš ${have ?? 1}.`,
  'needs-two-vessels': ({ have }) => `Vyžaduje dvě lodě a ty máš ${have ?? 1}.`,
  'no-room-to-return': () => 'Všechny tvoje přístavy jsou plné, loď by se neměla kam vrátit.',
  'tile-occupied': () => 'Na této rybě už loď stojí.',
  'no-build': ({ column }) => (column === undefined ? 'Teď stavět nemůžeš: vyber Stavbu, nebo použij žeton stavby.' : 'V tomto tahu stavět nemůžeš, leda s žetonem stavby.'),
  'no-station-left': () => 'Všechny tvoje stanice už stojí.',
  'no-vessel-left': () => 'Všechny tvoje lodě už plují.',
  'location-taken': () => 'Stanice už tu je.',
  'not-your-station': () => 'Stanici tu nemáš.',
  'port-full': () => 'V tomto přístavu už jsou dvě lodě.',
  'not-upgrading': ({ column }) => (column === undefined ? 'Teď vkládat nemůžeš: vyber Vylepšení, nebo použij žeton vylepšování.' : 'V tomto tahu vkládat nemůžeš, leda s žetonem vylepšování.'),
  'not-an-upgrade': () => 'Tento žeton není vylepšení.',
  'slot-taken': () => 'Tento slot je obsazený.',
  'no-slot': () => 'Žádný slot není volný.',
  'not-in-this-match': () => 'V této partii žádná ryba lícem dolů neleží.',
  investigated: () => 'Jednu rybu v tomto tahu už máš odkrytou.',
  'not-face-down': () => 'Tady žádná ryba lícem dolů neleží.',
  'award-at-zero': () => 'Toto ocenění už nemá žádné body.',
  malformed: ({ message = '' }) => `To není akce: ${message}.`,
};
