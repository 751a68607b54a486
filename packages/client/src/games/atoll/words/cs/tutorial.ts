import type { AtollTutorialWords } from '../load-later-words.ts';

/** What the first match of Atoll says. */
export const tutorial: AtollTutorialWords = {
  lost: 'Tentokrát měl víc bodů druhý útes. Zahraj si tuto část znovu: nejdřív krm, pak pasuj.',
  reef: {
    title: 'První kolo',
    done: 'Tak vypadá kolo: kupovat, krmit, pasovat a při Obnově odpočívat. Druhé kolo se teď odehraje za tebe.',
    steps: {
      welcome:
        'Tohle je tvůj útes, zatím jediný korál. Každý červený květ na jeho stranách je kolonie a živočichové žijí na polích, na která hledí dost kolonií.',
      aim: 'Postupně přidáš další korály a živočichy. Po čtyřech kolech vyhraje útes, který má nejvíc bodů.',
      buyCoral:
        'Korály přinášejí další kolonie, a tím místo pro živočichy. Kup označený korál: stojí 2 z tvých 5 mincí.',
      placeCoral:
        'Stiskni označené pole a potvrď. Ze dvou korálů pak hledí po jedné kolonii na totéž prázdné pole: tam může žít živočich, který potřebuje 2.',
      turns:
        'Střídáte se po jedné akci: teď je na tahu soupeř, pak zase ty. V zápisu stojí, co kdo udělal.',
      grey: 'Co je zašedlé, teď udělat nejde. Přesto to stiskni a dozvíš se proč: většinou chybí mince, nebo žádné pole nemá dost kolonií.',
      buyAnimal:
        'Body přinášejí živočichové. Kup označeného živočicha: Malá ryba je levná a snadno se nakrmí.',
      placeAnimal:
        'Kde má žít? Vybrat lze jen pole, na která hledí dost kolonií: stiskni to označené a potvrď.',
      feed: 'Nakrm ji a potvrď: stoupne na střední úroveň a dá body, které na ní stojí. Dostane Únavu, takže ji v tomto kole už nakrmit nejde.',
      pass: 'Na toto kolo to stačí: pasuj a potvrď. Kdo pasuje první, bere nejlepší bonus.',
      others: 'Pro tebe kolo skončilo a soupeř hraje dál, dokud také nepasuje.',
      income:
        'Začíná Obnova a ty si vybíráš příjem. Turisté přinesou 4 mince a znečistí korál; vyber Vědce, kteří přinesou 3 a žádné znečištění, a potvrď.',
      recovery:
        'Co se právě stalo: tvoje ryba si odpočinula, kolonie přinesly plankton, pokud jich je dost, a přišly nové karty.',
      purify:
        'Tvůj první korál je znečištěný: jeho schopnost nefunguje a stojí bod. Vyber Čištění vody za 1 minci, potom korál, a potvrď.',
      feedAgain:
        'Nakrm rybu ještě jednou a potvrď. Na vysoké úrovni přinese rybí šupinu, která zaplatí jako mince nebo plankton, anebo je za bod, když si ji necháš.',
    },
  },
  more: {
    title: 'Další akce',
    done: 'Teď znáš všechny akce. Zbytek tohoto kola se odehraje za tebe a poslední kolo je zase tvoje.',
    steps: {
      look: 'Třetí kolo: tvůj útes se rozrostl. Ryba našla partnera, Krevetu pistolovou: růžové kroužky znamenají, že žijí v Symbióze.',
      symbiosis:
        'Nakrm označenou rybu. Kdykoli nakrmíš jednoho z dvojice, může s ním stoupnout i druhý.',
      partner:
        'Má stoupnout i kreveta? Nic to nestojí a Únavu nedostane: nech ji stoupnout a potvrď.',
      coral:
        'Korál s akcí něco udělá jednou za kolo, pokud není znečištěný. Použij ten označený a potvrď.',
      popularity:
        'Přinesl 1 plankton a 1 žeton popularity, to je srdce. Nic se za něj nekupuje, ale každý je na konci za bod.',
      bloom:
        'Vodní květ znečistí korály a za každý získáš 2 planktony. Vyber ho, potom označený korál, potom „Už neznečišťovat“, a potvrď.',
      grow: 'Růst kolonie přidá za 2 planktony kolonii na stranu korálu, kde žádná není. Vyber ho, potom označenou stranu, a potvrď.',
      sell: 'Prodej řas promění jednou za kolo 4 planktony v 1 minci. Vyber ho, potom označený prodej, a potvrď.',
    },
  },
  last: {
    title: 'Poslední kolo',
    done: 'Vítězství! Teď víš dost na celou partii: čtyři kola, a zbytek řekne každá karta sama.',
    steps: {
      look: 'Začalo poslední kolo. „Body teď“ říkají, kolik bodů má tvůj útes zatím.',
      hunter: 'Větší živočichové žerou jiné. Nakrm toho označeného a zeptá se na svou kořist.',
      prey: 'Vlastní kořist klesne o úroveň, pokud není v Úkrytu. Vyber Lov a potvrď: kořistí pak bude živočich soupeře a o úroveň nepřijde.',
      rest: 'Po tomto kole už mince a plankton nemají cenu. Krm tedy a kupuj, co přináší body, a pasuj, až nebude co dělat.',
    },
  },
};
