import type { lessons as English } from '../en/lessons.ts';

/** The lesson for each kind of prompt, for a person who meets it for the first time. */
export const lessons: Readonly<Record<keyof typeof English, string>> = {
  place: 'Začni poblíž ryb, které se ti vyplatí zachránit: z přístavu lodě vyplouvají jen podle šipky. Žeton, který tam leží, je tvůj.',
  take: 'Kotouče dají zdroje hned, lístky se použijí jednou, destičky jsou vylepšení na tvoji desku.',
  column: 'Jeden sloupec za tah; stejný jako minule stojí 2 zdroje. Výzkum a žetony plní stupnice, Plavba zachraňuje ryby.',
  build: 'Další stanice a lodě jsou body a některé ryby vyžadují dvě téhož. Nová stanice přinese žeton, který tam leží.',
  operation: 'Tmavé číslo říká, jak daleko pole je, jantarové, co stojí další pohyb. Zastav na rybě a pak zvol Záchranu.',
  upgrade: 'Vylepšení se vyplácí při každém použití svého sloupce. První je zdarma, další stojí peníze uvedené u slotu.',
  research: 'Zvyš libovolné vědy dohromady o tři kroky.',
  passing: 'Na poli smějí být dvě lodě, na rybě jedna: proplout smíš, zastavit ne.',
  pay: 'Platí kterékoli zdroje, i peníze; nech si, co stojí tvoje příští ryba.',
  slot: 'Dej ho tam, kde se vyplatí často: do sloupce, který používáš každý druhý tah.',
  return: 'Odtud loď příště vypluje, podle šipky toho přístavu.',
  convert: 'Nic nestoupne nad 10: dva přebytečné zdroje se promění v jeden jiný.',
  setAside: 'Při sólové hře pokaždé opustí hru jeden žeton a sníží cenu jednoho ocenění.',
  lower: 'Vyber ocenění, které pro tebe sotva přichází v úvahu.',
  lock: 'Vybranou rybu nelze zachránit, dokud se mapa nedoplní.',
};
