import type { AtollTutorialWords } from '../load-later-words.ts';

/** What the first match of Atoll says, in Czech. */
export const tutorial: AtollTutorialWords = {
  lost: 'Tentokrát měl větší cenu druhý útes. Zahraj si tuto část znovu: nejdřív krm, pak pasuj.',
  reef: {
    title: 'První kolo',
    done: 'Tak vypadá kolo: kupovat, krmit, pasovat a při Obnově odpočívat. Další kola se teď odehrají za tebe a poslední je zase tvoje.',
    steps: {
      welcome:
        'Tohle je tvůj útes: jeden korál a později vše, co k němu přidáš. Po čtyřech kolech vyhraje útes, který má nejvíc bodů.',
      buyCoral:
        'Korály dělají místo živočichům. Kup z Korálů ten označený: stojí 2 z tvých 5 mincí.',
      placeCoral:
        'Nový korál se rohem dotýká některého z tvých. U označeného pole hledí kolonie obou na totéž prázdné pole: tam může žít živočich, který potřebuje 2.',
      turns:
        'Jedna akce a tah jde dál: teď něco udělá soupeř, pak zase ty. V zápisu stojí, co kdo dělá.',
      grey: 'Co je zašedlé, teď udělat nejde. Přesto to stiskni a dozvíš se proč: většinou chybí mince, nebo žádné pole nemá dost kolonií.',
      buyAnimal:
        'Body dělají živočichové. Kup z nabídky Živočichové tu označenou kartu: Malá ryba je levná a snadno se nakrmí.',
      placeAnimal: 'Otázka teď zní, kde má žít. Vybrat lze jen pole, na která hledí dost kolonií.',
      feed: 'Nakrm ji: stoupne z nízké úrovně na střední a dá body, které stojí na její úrovni. Únava, kterou dostane, znamená, že v tomto kole už nežere.',
      pass: 'Na toto kolo to stačí: pasuj. Kdo pasuje první, bere nejlepší bonus.',
      others: 'Pro tebe kolo skončilo a soupeř hraje dál, dokud také nepasuje.',
      income:
        'Začíná Obnova a otázka zní, jaký příjem chceš. Turisté přinesou 4 mince a znečistí korál; vyber Vědce, kteří přinesou 3 a žádné znečištění.',
      recovery:
        'Co se právě stalo: tvoje ryba si odpočinula, kolonie přinesly plankton, pokud jich je dost, a přišly nové karty.',
      purify:
        'Tvůj první korál je znečištěný: jeho schopnost nefunguje a stojí bod. Jedna z akcí, Čištění vody, to za 1 minci odstraní.',
      feedAgain:
        'A teď rybu nakrm ještě jednou. Na vysoké úrovni přinese rybí šupinu, která zaplatí jako mince nebo plankton, anebo je za bod, když si ji necháš.',
    },
  },
  last: {
    title: 'Poslední kolo',
    done: 'Vítězství! Teď víš dost na celou partii: čtyři kola, a zbytek řekne každá karta sama.',
    steps: {
      look: 'O dvě kola později: více korálů, více živočichů a je poslední kolo. „Body teď“ říkají, kolik bodů má tvůj útes zatím.',
      hunter: 'Větší živočichové žerou jiné. Nakrm toho označeného a zeptá se na svou kořist.',
      prey: 'Vlastní kořist klesne o jednu úroveň. Lov ji místo toho vezme z jiného útesu, kde se nic neztratí: vyber to.',
      coral: 'Korál s akcí něco udělá jednou za kolo. Použij ten označený.',
      rest: 'Po tomto kole už mince a plankton nemají cenu. Tak krm a kupuj, co přináší body, a pasuj, až nebude co dělat.',
    },
  },
};
