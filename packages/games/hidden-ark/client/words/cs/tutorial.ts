import type { ArkTutorialWords } from '../ark-locale.ts';

export const tutorial: ArkTutorialWords = {
  lost: 'Tentokrát měla víc bodů druhá posádka. Zahraj si tuto část znovu a zachraň označenou rybu.',
  rescue: {
    title: 'První záchrana',
    done: 'Teď už znáš všechny čtyři sloupce: stavbu, plavbu, vylepšení i výzkum. Další kola se odehrají za tebe a poslední je zase tvoje.',
    steps: {
      welcome:
        'Pluješ po mořích a zachraňuješ ryby, kterým hrozí vyhynutí; každá leží jako destička na mapě. Ryby, stanice a lodě jsou body a nejvíc bodů vyhrává.',
      place:
        'Začni na označeném místě pobřeží, se stanicí a lodí, a potvrď. Kousek odtud je ryba: kanic nassauský.',
      price:
        'Destička říká, co záchrana stojí: 3× mořskou biologii, 5× ochranu přírody a 1× peníze. Tvoje stupnice jsou zatím u každé vědy na 2 a u peněz na 3.',
      take: 'Každý tah začíná žetonem. Vezmi ten označený a potvrď: kotouč dá hned, co ukazuje, tady 4× mořskou biologii.',
      takeHouse:
        'V prvním tahu si vezmeš dva. Vezmi označený domek: je to vylepšení, které si necháš na později.',
      research:
        'Potom zvolíš jeden ze čtyř sloupců a uděláš, co dovoluje. Ještě ti chybí ochrana přírody, takže zvol Výzkum.',
      study:
        'Výzkum jsou tři kroky nahoru, na kterékoli stupnici. Dej všechny tři na ochranu přírody.',
      end: 'Na kanice to stačí. Ukonči tah a potvrď: pak hraje Triton.',
      takeAgain: 'Až budeš zase na tahu, vezmi označený žeton.',
      operation:
        'Teď zvol Plavbu: pohybuje loděmi a zachraňuje. Výzkum hned podruhé by stál 2 zdroje.',
      grey: 'Záchrana je zašedlá, protože tvoje loď ještě není na rybě. Stiskni cokoli zašedlého a dozvíš se, proč to teď nejde.',
      sail: 'Pluj: z přístavu na označené pole a odtud na rybu. Číslo na poli říká, jak je daleko.',
      rescue: 'Loď je na rybě a máš všechno, co destička žádá. Zvol Záchranu.',
      rescued:
        'Co se právě stalo: destička je tvoje, loď se vrátila do přístavu a každá další záchrana tě stojí o 1× chemii méně.',
      endAgain: 'Víc než jednu záchranu plavba nedovolí. Ukonči tah a potvrď.',
      takeThird: 'Zase nejdřív žeton: vezmi ten označený.',
      build: 'Se dvěma loděmi může jedna čekat u ryby, zatímco se druhá vrací. Zvol Stavbu.',
      vessel: 'Loď patří do tvého přístavu a stojí peníze, druhá 2. Zvol Loď a pak svůj přístav.',
      endThird: 'Ukonči tah a potvrď.',
      takeFourth: 'Vezmi označený žeton.',
      upgrade:
        'Vzpomínáš na ten domek odložený na později? Zvol Vylepšení a přijde na tvoji desku.',
      install:
        'Vlož ho do prvního slotu pod Výzkumem. Odteď ti každý výzkum přinese navíc 1× technologii.',
    },
  },
  last: {
    title: 'Poslední kolo',
    done: 'Vítězství! Na celou partii toho víš dost: žeton, sloupec a vždycky nějaká ryba, ke které vede příští tah.',
    steps: {
      look: 'O mnoho později: mapa se dvakrát doplnila, a když ryb zase ubylo, začal konec. Tohle je tvůj poslední tah.',
      awards:
        'Kdo má z některé oblasti nejvíc ryb, dostane ocenění. V Severním Pacifiku máte s Tritonem každý jednu, takže rozhodne další.',
      take: 'Vezmi označený žeton: dá 4× mořskou biologii. Kterékoli dva zdroje zastoupí jeden, který ti chybí.',
      operation: 'Zvol Plavbu.',
      sail: 'Každá loď přidává pohyb, takže máš 4. Dopluj s lodí u označeného pole až na rybu, 3 pole daleko.',
      rescue:
        'Zachraň ji. Hra se zeptá, čím zaplatíš, co ti chybí, a pak, do kterého přístavu se loď vrátí.',
      end: 'Na konci se počítají stanice, lodě, ryby, ocenění a každé 4 zdroje. Ukonči tah a potvrď.',
    },
  },
};
