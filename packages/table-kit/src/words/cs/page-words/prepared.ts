import { counted } from '@atoll/engine/formats/cs';
import type { PreparedWords } from '../../load-page-words.ts';

export const prepared: PreparedWords = {
  open: 'Připravit odpovědi',
  openWith: (lines) => `Připraveno: ${counted(lines, { one: 'varianta', few: 'varianty', other: 'variant' })}`,
  title: 'Připravené odpovědi',
  lead: 'Polož, co může udělat druhá strana, a potom svou odpověď. Když k tomu dojde, odpověď následuje hned. Nikdo jiný se to nedozví.',
  theirs: (name) => `Co může udělat ${name}?`,
  yours: (move) => `Na ${move}: tvoje odpověď?`,
  end: 'V této pozici partie končí.',
  start: 'Současná pozice',
  back: 'O tah zpět',
  lines: 'Tvoje varianty',
  none: 'Zatím není nic připraveno.',
  ifThen: (move, reply) => `Když ${move}, pak ${reply}`,
  noReply: (move) => `Když ${move}: chybí odpověď`,
  joined: (parts) => parts.join('. '),
  remove: (line) => `Smazat: ${line}`,
  saved: 'Uloženo.',
  tooMany: (most) => `Připravit jde nejvýše ${counted(most, { one: 'tah', few: 'tahy', other: 'tahů' })}. Nejdřív smaž některou variantu.`,
  ownTurn: 'Jsi na tahu. Odpovědi půjdou zase připravit, až budou na tahu ostatní.',
  failed: 'Desku se nepodařilo načíst. Zavři okno a zkus to znovu.',
  dropped: 'Tvoje připravená odpověď už nebyla možná. Byla zrušena a jsi na tahu.',
  putAway: 'Zavřít',
  refusals: {
    'not-prepared': 'U tohoto stolu nejde nic připravit: jsou k tomu potřeba hodiny s dny na tah.',
    'own-turn': 'Teď jsi na tahu: táhni u stolu.',
    'prepared-stale': 'Partie mezitím pokračovala. Teď vidíš novou pozici.',
    'prepared-line': 'Některý z těchto tahů na svém místě není možný. Smaž ho a zkus to znovu.',
  },
};
