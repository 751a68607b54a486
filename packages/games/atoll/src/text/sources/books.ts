/** A place in a source, in our own words; enough to find it again. */
export interface Source {
  /** The authors. */
  readonly by: string;
  readonly year: number;
  readonly title: string;
}

/** Works that cover more than one card. */
export const books = {
  groupers: { by: 'Heemstra and Randall', year: 1993, title: 'FAO Species Catalogue, Vol. 16: Groupers of the World' },
  sharks: { by: 'Compagno', year: 1984, title: 'FAO Species Catalogue, Vol. 4: Sharks of the World' },
  barrierReefFishes: { by: 'Randall, Allen and Steene', year: 1990, title: 'Fishes of the Great Barrier Reef and Coral Sea' },
  pacificFishes: { by: 'Randall', year: 2005, title: 'Reef and Shore Fishes of the South Pacific' },
  angelfishes: { by: 'Allen, Steene and Allen', year: 1998, title: 'A Guide to Angelfishes and Butterflyfishes' },
  damselfishes: { by: 'Allen', year: 1991, title: 'Damselfishes of the World' },
  surgeonfishes: { by: 'Randall', year: 2001, title: "Surgeonfishes of Hawai'i and the World" },
  reefAnimals: { by: 'Gosliner, Behrens and Williams', year: 1996, title: 'Coral Reef Animals of the Indo-Pacific' },
  crustaceans: { by: 'Debelius', year: 1999, title: 'Crustacea Guide of the World' },
  giantClams: { by: 'Rosewater', year: 1965, title: 'The Family Tridacnidae in the Indo-Pacific' },
  seaCucumbers: { by: 'Purcell, Samyn and Conand', year: 2012, title: 'Commercially Important Sea Cucumbers of the World' },
  corals: { by: 'Veron', year: 2000, title: 'Corals of the World' },
  staghorns: { by: 'Wallace', year: 1999, title: 'Staghorn Corals of the World' },
  softCorals: { by: 'Fabricius and Alderslade', year: 2001, title: 'Soft Corals and Sea Fans' },
  caribbeanCorals: { by: 'Humann and DeLoach', year: 1993, title: 'Reef Coral Identification: Florida, Caribbean, Bahamas' },
} satisfies Readonly<Record<string, Source>>;
