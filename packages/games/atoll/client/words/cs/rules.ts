import type { RuleWords } from '../load-later-words.ts';

/** The words of the rules with an icon, and the texts in their pictures, in Czech. */
export const rules: RuleWords = {
  icons: {
    coin: ['minc'],
    plankton: ['plankton'],
    scale: ['rybí šupin', 'rybích šupin', 'rybím šupin', 'rybími šupin'],
    popularity: ['popularit'],
    pollution: ['znečištění'],
    fatigue: ['Únav'],
    colony: ['koloni'],
    hunt: ['Lov'],
    symbiosis: ['Symbióz'],
    shelter: ['Úkryt'],
    // without "řas": that is the Seaweed Sale
    algae: ['Řasy', 'Řasami', 'Řasám'],
    small: ['Malá ryb', 'Malé ryb', 'Malou ryb', 'Malých ryb', 'Malým ryb', 'Malými ryb'],
    medium: ['Střední ryb', 'Středních ryb', 'Středním ryb', 'Středními ryb'],
    large: ['Velká ryb', 'Velké ryb', 'Velkou ryb', 'Velkých ryb', 'Velkým ryb', 'Velkými ryb'],
    other: ['Jiný živočich', 'Jiného živočich', 'Jinému živočich', 'Jiným živočich', 'Jiní živočich', 'Jiných živočich', 'Jiné živočich', 'Jinými živočich'],
    tourists: ['Turist'],
    scientists: ['Vědc', 'Vědec'],
    immediate: ['Okamžitě', 'okamžitý účin', 'okamžitého účin'],
    endgame: ['Konec hry', 'Konce hry', 'Konci hry'],
  },
  cells: { action: ['Akce'], passive: ['Trvale'] },
  figures: {
    animal: {
      caption: 'Karta živočicha a co z ní vyčteš:',
      legend: [
        { icon: 'coin', text: 'kolik stojí' },
        { icon: 'medium', text: 'jeho velikost, nebo znak jeho kategorie' },
        { icon: 'colony', text: 'kolik kolonií musí hledět na jeho pole' },
        { icon: 'rise', text: 'co vyžaduje krmení' },
        { icon: 'popularity', text: 'dole: kolik bodů dá na konci která úroveň' },
      ],
    },
    coral: {
      caption: 'Karta korálu a co z ní vyčteš:',
      legend: [
        { icon: 'colony', text: 'strany, na kterých je kolonie' },
        { icon: 'action', text: 'kdy působí jeho schopnost, tady jako akce' },
      ],
    },
    reef: {
      picture: 'Útes ze tří korálů, které se dotýkají rohy, vedle nich dva živočichové a mezi všemi třemi korály prázdné pole.',
      free: 'živočich, který potřebuje nejvýše 3',
      caption: 'Tři korály se dotýkají rohy; živočichové leží mezi nimi. Na čárkované pole hledí kolonie ze tří stran, takže tam může přijít živočich, který potřebuje 3.',
    },
    meal: { eaten: 'Je kořistí.', fed: 'Dostává 1 Únavu. Střední ryba, která dosáhne vysoké úrovně, přináší 2 rybí šupiny.', caption: 'Kanic štíhlý se nakrmí tím, že klesne úroveň jedné Malé ryby.' },
  },
  draws: { animals: 'na balíček živočichů', large: 'na balíček Velkých ryb', corals: 'na balíček korálů', starter: 'na to, kdo začíná', events: 'na události' },
};
