import type { AtollTutorialWords } from '../load-later-words.ts';

export const tutorial: AtollTutorialWords = {
  lost: 'Tentokrát měl víc bodů druhý útes. Zahraj si tuto část znovu: nejdřív krm, pak pasuj.',
  reef: {
    title: 'První kolo',
    done: 'Tak vypadá kolo: kupovat, krmit, pasovat a při Obnově odpočívat. Druhá část začíná ve třetím kole na připraveném útesu, a proto vypadá jinak než ten tvůj.',
    steps: {
      welcome: 'Tohle je tvůj útes, zatím jediný korál. Každý červený květ na jeho stranách je kolonie a živočichové žijí na polích, na která hledí dost kolonií.',
      aim: 'Postupně přidáš další korály a živočichy. Po čtyřech kolech vyhraje útes, který má nejvíc bodů.',
      signs: 'Podrž prst na kartě nebo na ni ukaž myší a přečteš si ji slovy. Značka na korálu říká, kdy působí: trojúhelník jako akce, ∞ pořád, slunce na konci, blesk jednou.',
      buyCoral: 'Korály přinášejí další kolonie, a tím místo pro živočichy. Kup označený korál: stojí 2 z tvých 5 mincí.',
      placeCoral: 'Korál se musí rohem dotýkat jiného tvého. Stiskni označené pole a potvrď: na totéž prázdné pole pak hledí dvě kolonie a může tam žít živočich, který potřebuje 2.',
      turns: 'Střídáte se po jedné akci a zápis říká, co kdo udělal. Stojí tam i to, co která stála a přinesla.',
      grey: 'Co je zašedlé, teď udělat nejde, třeba koupit Velkou rybu. Přesto ji stiskni a dozvíš se proč: většinou chybí mince, nebo žádné pole nemá dost kolonií.',
      buyAnimal: 'Body přinášejí živočichové. Kup označeného živočicha: Malá ryba je levná a snadno se nakrmí.',
      placeAnimal: 'Hodí se každé pole, na které hledí dost kolonií: stiskni to označené a potvrď. „Nejdřív mincemi“ ti nechá šupinu, která je za bod.',
      feed: 'Nakrm ji a potvrď: stoupne na střední úroveň. Stojí to jen Únavu, žeton, kvůli kterému se do Obnovy znovu nenají; jiní chtějí plankton nebo kořist.',
      pass: 'Pasuj a potvrď: „Ano, pasovat“; kdo je první, bere nejlepší bonus, 1 minci, 1 plankton a 1 rybí šupinu. Tvůj korál by ještě mohl působit, ale to počká na druhou část.',
      others: 'Kdo pasoval, čeká na ostatní. Kolo skončí, jakmile pasují všichni, a přijde Obnova: příjem, odpočinek a plankton.',
      income: 'Začíná Obnova a ty si vybíráš příjem. Turisté přinesou 4 mince a znečistí korál; vyber Vědce, kteří přinesou 3 a žádné znečištění, a potvrď.',
      recovery: 'Přehled říká, co se právě stalo. Ryba si odpočinula, kolonie přinesly plankton (4 až 6 kolonií 1, 7 až 10 kolonií 2) a přišly nové karty.',
      purify: 'Tvůj první korál je znečištěný: schopnost nefunguje a ubírá bod. Vyber Čištění vody, potom korál, a potvrď; stojí to 1 minci a při příští Obnově nepřijdou Turisté.',
      feedAgain: 'Nakrm rybu ještě jednou a potvrď. Na vysoké úrovni přinese rybí šupinu, kterou zaplatíš místo mince či planktonu, nebo si ji necháš a je za bod.',
    },
  },
  more: {
    title: 'Další akce',
    done: 'Zbývá jediná akce, Lov: přijde v poslední části. Zbytek tohoto kola se odehraje za tebe, opět na připraveném útesu, a poslední kolo je zase tvoje.',
    steps: {
      look: 'Třetí kolo na připraveném útesu. Růžové kosočtverce se dvěma kroužky znamenají, že ryba žije v Symbióze se svou partnerkou, Krevetou pistolovou.',
      symbiosis: 'Nakrm označenou rybu: kdykoli nakrmíš jednoho z dvojice, může s ním stoupnout i druhý. Na místě už nezáleží: kolonie se počítají jen při koupi.',
      partner: 'Má stoupnout i kreveta? Nic to nestojí a Únavu nedostane: nech ji stoupnout a potvrď.',
      coral: 'Korál s akcí něco udělá jednou za kolo, pokud není znečištěný. Použij ten označený a potvrď.',
      popularity: 'Přinesl 1 plankton a 1 žeton popularity (srdce). Nic se za něj nekupuje, ale každý je na konci za bod.',
      bloom: 'Vodní květ znečistí korály a za každý získáš 2 planktony. Vyber ho, potom označený korál, potom „Už neznečišťovat“, a potvrď.',
      grow: 'Růst kolonie přidá za 2 planktony kolonii na stranu korálu, kde žádná není. Vyber ho, potom označenou stranu, a potvrď.',
      sell: 'Prodej řas promění jednou za kolo 4 planktony v 1 minci. Vyber ho, potom označený prodej, a potvrď.',
    },
  },
  last: {
    title: 'Poslední kolo',
    done: 'Vítězství! Teď víš dost na celou partii: čtyři kola, a zbytek řekne každá karta sama.',
    steps: {
      look: 'Začalo poslední kolo. „Body teď“ říkají, kolik bodů má tvůj útes zatím.',
      hunter: 'Někteří živočichové potřebují kořist. Nakrm označeného živočicha a hra se zeptá, koho má sežrat.',
      prey: 'Vyber označenou odpověď „Ulovit …“ a potvrď: kořist z cizího útesu o nic nepřijde. Vlastní kořist klesne o úroveň a z nízké zmizí; zachrání ji jen Úkryt.',
      rest: 'Po tomto kole už mince a plankton nemají cenu. Krm tedy a kupuj, co přináší body, a pasuj, až nebude co dělat.',
    },
  },
};
