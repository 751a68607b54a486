import type { DasTutorialWords } from '../das-locale.ts';

export const tutorial: DasTutorialWords = {
  lost: 'Tentokrát byl rychlejší někdo jiný. Zahraj si tuto část znovu a dělej, co je označené.',
  start: {
    title: 'Dva atoly',
    done: 'Tak vypadá tah: hodit, obchodovat a stavět podle chuti, ukončit. Další kola se teď odehrají za tebe, až bude koho okrást a co vyměnit.',
    steps: {
      welcome:
        'Ve čtyřech osidlujete dva atoly, jeden uvnitř druhého. Vesnice, města a dráhy z lodí jsou body: vyhrává 12, nebo nejvíc bodů po 30 kolech.',
      settle:
        'Začni na malém atolu, na označeném rohu. Tečky pod číslem říkají, jak často padá: tady se potkávají dvě dobrá čísla.',
      ship: 'Vedle vesnice patří cesta nebo loď. Polož loď na označenou hranu, směrem k velkému atolu, a potvrď.',
      others:
        'Teď už má vesnici každý. V opačném pořadí přijde druhá, takže na tebe dojde až nakonec.',
      second:
        'Tahle patří na velký atol. Polož ji na označený roh: každá krajina kolem ti hned přinese kartu.',
      secondShip:
        'I k ní polož loď, směrem k malému atolu. Když lodě spojí přes vodu dvě tvoje vesnice, je to dráha.',
      roll: 'Tvůj první tah: hoď kostkami. Každý hex s jejich součtem přinese kartu každé vesnici na svých rozích.',
      got: 'Co se právě stalo: kdo u tohoto čísla bydlí, dostal kartu, a ta tvoje je v ruce. Všechno stojí v zápisu.',
      lane: 'Mezi tvými loděmi ještě jedna chybí a stojí dřevo a vlnu, které máš. Zvol Loď a pak označenou hranu.',
      closed:
        'Dráha je hotová a spojuje oba atoly: to je 1 bod. Zůstane ti, ať se s těmi loděmi stane cokoli.',
      grey: 'Co je zašedlé, teď udělat nejde. Přesto to stiskni a dozvíš se proč: většinou chybějí karty, nebo tam nic tvého nevede.',
      end: 'Víc postavit nemůžeš, tak ukonči tah a potvrď. Co hodí ostatní, přinese karty i tobě.',
      again: 'Až budeš zase na tahu, hoď kostkami.',
      buy: 'U tohoto čísla nikdo nebydlí, takže nepřišlo nic. Za vlnu, obilí a rudu je ale karta rozvoje: zvol Karta a potvrď.',
      bought: 'Jen ty vidíš, co to je. Zahrát ji smíš od příštího tahu, za tah nejvýš jednu.',
    },
  },
  trade: {
    title: 'Zloděj a obchod',
    done: 'Nová vesnice je bod a její hexy ti odteď přinášejí karty. Další kola se zase odehrají za tebe, skoro až do konce.',
    steps: {
      look: 'O několik kol později máš 6 bodů a jsi zase na tahu. Na jednom hexu stojí zloděj: ten nikomu nic nepřináší.',
      knight:
        'Karty se smějí hrát ještě před hodem. Zahraj rytíře a potvrď: přesune zloděje, popožene piráta a někoho okrade.',
      robber: 'Otázka teď zní, kam zloděj půjde. Vyber označený hex, u kterého nic nemáš.',
      theft:
        'Pirát poplul dál a okradl by lodě u svého hexu. Žádná tam není, a tak smí krást zloděj na pevnině: vezmi kartu a potvrď.',
      seven:
        'Při sedmičce se děje totéž, jen předtím každý s víc než 7 kartami polovinu odhodí. Neskládej je tedy do zásoby moc dlouho.',
      roll: 'Teď hoď kostkami.',
      offer:
        'Na vesnici ti chybí hlína. Zvol Nabídka: dáváš 1 dřevo a 1 rudu, chceš 1 hlínu a ptáš se všech.',
      conclude:
        'Ostatní řeknou ano, ne, nebo navrhnou něco jiného, a ty nic z toho přijmout nemusíš. Obchoduj s někým, kdo říká ano.',
      ship: 'Postav loď na označené hraně: vede k rohu, kde ještě nikdo nestaví.',
      settle: 'A teď tam vesnici. Hned vedle jiné stavby by stát nesměla.',
    },
  },
  last: {
    title: 'Poslední body',
    done: 'Vítězství: 12 bodů ve vlastním tahu. Takhle začíná každá partie, jen ti v ní nikdo neříká, co máš dělat.',
    steps: {
      look: 'Třinácté kolo a máš 7 bodů. Právě je zahraný tvůj monopol: všichni ti odevzdali všechnu vlnu.',
      bank: 'Tolik vlny, a nikdo ji nechce? Banka dá jednu kartu za čtyři stejné: zvol Banka a třikrát vezmi za vlnu rudu.',
      city: 'Obilí a ruda udělají z vesnice město: 2 body místo 1 a pokaždé dvě karty. Postav ho na označeném rohu.',
      ships:
        'Dřevo a vlna ještě zbývají, tak začni další dráhu: loď na označenou hranu a za ni druhou.',
      end: 'Ukonči tah a potvrď. Co hodí ostatní, třeba přinese, co chybí tvojí příští vesnici.',
      seven: 'Až budeš na tahu, hoď kostkami.',
      robber: 'Sedmička: kdo měl moc karet, už odhodil. Pošli zloděje na označený hex.',
      theft: 'Pirát zase žádnou loď nenašel a krást smí zloděj. Vezmi kartu a potvrď.',
      offer: 'Na vesnici ti chybí vlna. Nabídni 1 obilí za 1 vlnu.',
      conclude: 'Obchoduj s někým, kdo říká ano.',
      endAgain: 'Ukonči tah a potvrď. Pak počkej, jaké karty ti hodí ostatní.',
      rollAgain: 'Jsi na tahu: hoď kostkami.',
      settle:
        'Postav vesnici na konci svých lodí. Tím je hotová i dráha, takže to jsou rovnou 2 body.',
      knight:
        'Máš 10 bodů. Poslední 2 jsou za největší vojsko, tedy za nejvíc zahraných rytířů, aspoň tři: zahraj třetího a potvrď.',
    },
  },
};
