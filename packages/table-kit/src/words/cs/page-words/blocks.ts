import type { BlockWords } from '../../load-page-words.ts';

export const blocks: BlockWords = {
  open: 'Zablokovat hráče',
  openHint: 'abyste se už nepotkali u\u00a0veřejných stolů',
  about: 'S\u00a0hráčem, kterého zablokuješ, si navzájem neuvidíte veřejné stoly a\u00a0k\u00a0žádnému si spolu nesednete. Tato partie pokračuje. Nikdo se to nedozví.',
  friends: 'Přes odkaz s\u00a0pozvánkou se potkáte dál. Blokování platí pro prohlížeč, ve kterém ten druhý hraje.',
  block: 'Zablokovat',
  blockOf: (name) => `Zablokovat hráče ${name}`,
  isBlocked: 'zablokováno',
  done: (name) => `${name}: zablokováno. Zrušit to můžeš v\u00a0nastavení.`,
  title: 'Zablokovaní hráči',
  nobody: 'Nikdo. Zablokovat hráče můžeš v\u00a0nabídce stolu, u\u00a0kterého se potkáte.',
  since: (day) => `od ${day}`,
  end: 'Odblokovat',
  endOf: (name) => `Odblokovat hráče ${name}`,
  ended: (name) => `${name}: blokování skončilo.`,
  refusals: {
    'not-seated': 'Zablokovat někoho může jen hráč této partie.',
    'no-player': 'Tohoto hráče zablokovat nelze: hraje také v\u00a0tomto prohlížeči, nebo v\u00a0takovém, který server nezná.',
    'too-many-blocks': 'Víc hráčů zablokovat nejde. Nejdřív někoho odblokuj v\u00a0nastavení.',
    'unknown-block': 'Tento hráč už zablokovaný nebyl.',
  },
};
