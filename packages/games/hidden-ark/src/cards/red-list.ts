/**
 * The year in which the fish of a tile was assessed for its category on the Red List of the IUCN,
 * by the id of the tile.
 */
export const ASSESSED: Readonly<Record<string, number>> = {
  N1: 1996,
  N2: 2020,
  N3: 2018,
  N4: 2004,
  N5: 2006,
  N6: 2019,
  A1: 2021,
  A2: 2021,
  A3: 2017,
  A4: 2016,
  A5: 2018,
  A6: 2019,
  S1: 2007,
  S2: 2020,
  S3: 2004,
  S4: 2019,
  S5: 2007,
  S6: 2018,
  I1: 2016,
  I2: 2016,
  I3: 2021,
  I4: 2018,
  I5: 2009,
  I6: 2000,
  R1: 2019,
  R2: 1996,
  R3: 2018,
  R4: 2019,
  R5: 2013,
  R6: 2019,
};

/** The day of the last check of categories and years. */
export const RED_LIST_CHECKED = '2026-11-23';
