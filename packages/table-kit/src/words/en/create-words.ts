/** The words of the form for a new table. */
export const create = {
  title: 'New table',
  seats: 'Seats',
  seatsHint: 'Seats that stay open are left out when you start.',
  list: 'Public table',
  listHint: 'anybody may find it in the lobby, join and watch',
  watch: 'I only host',
  watchHint: 'you take no seat: you set the table, start the match and watch',
  rated: 'Rated match',
  ratedHint: 'the result changes the ratings; no hints, and nothing is taken back after a reveal',
  options: 'Options',
  open: 'Open the table',
  cancel: 'Cancel',
};
