import type { ruleTerms as English } from '../en/rule-terms.ts';
import { names } from './names.ts';

/** The rules' terms in Czech. */
export const ruleTerms: typeof English = {
  abundance: { name: 'Úroveň', meaning: 'Jak se živočichovi daří: nízká, střední, nebo vysoká; dává body, které jsou u ní vytištěné.' },
  fatigue: { name: 'Únava', meaning: 'Leží na nakrmeném živočichovi nebo použitém korálu; než ji odebere Obnova, nelze je znovu nakrmit ani použít.' },
  colony: { name: 'Kolonie', meaning: 'Polypy na jedné straně korálu: živočichové jich potřebují dost kolem svého pole a všechny přinášejí při Obnově plankton.' },
  pollution: { name: 'Znečištění', meaning: 'Vypíná korál, na kterém leží, a na konci ubírá bod; na korálu leží nejvýše jedno.' },
  popularity: { name: 'Popularita', meaning: 'Žeton, který přinášejí některé karty a události; každý je na konci za bod.' },
  biodiversity: { name: 'Biodiverzita', meaning: `Body na konci: ${names.biodiversity}.` },
  fishScale: { name: 'Rybí šupina', meaning: 'Platí jako mince nebo plankton, anebo je na konci za bod; 1 až 3 získáš, kdykoli živočich dosáhne vysoké úrovně.' },
  plankton: { name: 'Plankton', meaning: 'Krmí živočichy, nechává růst kolonie a Prodejem řas se mění za mince.' },
  hunt: { name: 'Lov', meaning: 'Jednou za kolo můžeš jako kořist určit živočicha na cizím útesu místo vlastního; o úroveň nepřijde.' },
  symbiosis: { name: 'Symbióza', meaning: 'Dva živočichové na tvém útesu, kteří patří k sobě: když nakrmíš jednoho, druhý může zdarma stoupnout také.' },
  shelter: { name: 'Úkryt', meaning: 'Tohoto živočicha nelze ulovit a jako kořist tvých vlastních živočichů nemusí o úroveň přijít.' },
  algae: { name: 'Řasy', meaning: 'Živočich, v jehož tkáni žijí řasy; některé karty takovým živočichům zvyšují úroveň nebo je počítají.' },
  extinction: { name: 'Vyhynutí', meaning: 'Živočich, který klesne z nízké úrovně, odejde z útesu a přinese ti plankton za kolonie, které využíval.' },
  purify: { name: 'Čištění vody', meaning: 'Jednou za kolo: zaplať 1 minci a odstraň 1 nebo 2 znečištění; na konci tohoto kola pak můžeš pozvat jen Vědce, ne Turisty.' },
  sell: { name: 'Prodej řas', meaning: 'Jednou za kolo: prodej plankton, 4 za minci, najednou kolikrát chceš.' },
  bloom: { name: 'Vodní květ', meaning: 'Jednou za kolo: znečisti své neznečištěné korály a za každý získej 2 planktony.' },
};
