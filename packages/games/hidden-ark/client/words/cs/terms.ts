import type { terms as English } from '../en/terms.ts';

const SCIENCE = 'Jedna ze čtyř věd, kterými se platí záchrany.';

export const terms: typeof English = {
  chemical: { name: 'Chemie', meaning: SCIENCE },
  marine: { name: 'Mořská biologie', meaning: SCIENCE },
  conservation: { name: 'Ochrana přírody', meaning: SCIENCE },
  technology: { name: 'Technologie', meaning: SCIENCE },
  money: { name: 'Peníze', meaning: 'Platí se jimi stanice, lodě a sloty a některé záchrany; výzkum je nezvyšuje.' },
  build: { name: 'Stavba', meaning: 'Postaví za peníze jednu stanici nebo jednu loď.' },
  operation: { name: 'Plavba', meaning: 'Dává 1 pohyb, 1 další za každou tvoji loď a jednu záchranu.' },
  upgrade: { name: 'Vylepšení', meaning: 'Vloží tvoje vylepšení do slotů desky; první je zdarma.' },
  research: { name: 'Výzkum', meaning: 'Zvýší vědy o tři kroky, rozdělené libovolně.' },
  points: { name: 'Body', meaning: 'Co by tato posádka měla, kdyby partie skončila teď, včetně ocenění.' },
  pool: { name: 'Zásoba', meaning: 'Tolik žetonů leží lícem dolů; jeden lze vzít naslepo.' },
  award: { name: 'Ocenění', meaning: 'Na konci je dostane, kdo má nejvíc ryb z oblasti; Celý svět všichni, kdo mají ryby ze všech oblastí.' },
  tide: { name: 'Příliv', meaning: 'Když ryb zbývá tak málo, mapa se doplní; po posledním doplnění začíná konec.' },
  common: { name: 'Společný výsledek', meaning: 'Čeho všichni společně dosáhli, a další hodnost.' },
  rescue: { name: 'Ryby', meaning: 'Tolik ryb tato posádka zachránila.' },
  station: { name: 'Stanice', meaning: 'Každá postavená stanice má na konci 5 bodů.' },
  vessel: { name: 'Lodě', meaning: 'Každá postavená loď má na konci 3 body.' },
  opportunity: { name: 'Žetony v ruce', meaning: 'Žetony, které tato posádka ještě může použít.' },
};
