import type { SteereTutorialWords } from '../steere-locale.ts';

export const tutorial: SteereTutorialWords = {
  lost: 'Tentokrát byla rychlejší druhá strana. Zahraj si tuto část znovu: už víš, kam kameny patří.',
  islands: {
    title: 'Ostrovy',
    done: 'Vítězíš: tvůj řetěz vede od severního ostrova k jižnímu. Takto končí každá partie, protože plná deska má vždy vítěze.',
    aim: 'Hraješ za Černého. Propoj dva své ostrovy, které leží přesně proti sobě: sever s jihem, nebo západ s východem.',
    neighbours: 'Bílé kameny vlevo spojují západní a severní ostrov Bílého. Ty neleží proti sobě, takže to nevyhrává.',
    win: 'Tvůj řetěz přichází ze severu a na jihu chybí jeden kámen. Stiskni označené políčko a dalším stiskem to potvrď.',
  },
  bridge: {
    title: 'Dvě cesty',
    done: 'Vítězíš: tři kameny, které se nedotýkaly, byly stejně dobré jako řetěz. Kde jsou dvě cesty, počkej, až soupeř jednu zabere.',
    joined: 'Dva tvoje kameny se nedotýkají, ale leží mezi nimi dvě políčka. Bílý může zabrat jen jedno z nich a ty pak zabereš druhé.',
    far: 'Pokládej tedy daleko od sebe a potvrď. Z označeného políčka vedou dvě cesty k tvému druhému kameni a dvě k jižnímu ostrovu.',
    answer: 'Bílý zabral jedno ze dvou políček mezi tvými kameny. Zaber to druhé a potvrď, pak budou kameny spojené.',
    again: 'Bílý zkouší každou mezeru. Pokaždé zaber druhé políčko a potvrď, dokud tvůj řetěz není celý.',
  },
  match: {
    title: 'Malá partie',
    done: 'Vyhráváš celou partii. Na běžné desce platí totéž, jen je tam pro dvě cesty víc místa.',
    swap: 'Nejdřív hraješ za Bílého a Černý začal uprostřed, kde je kámen silný. Druhý hráč smí jednou vyměnit: udělej to, potvrď a ten kámen je tvůj.',
    play: 'Teď propoj dva protější ostrovy dřív než Bílý. Když nevíš, kam položit kámen, požádej o nápovědu.',
  },
};
