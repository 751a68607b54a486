/** The colours of the visual direction. Every value is an sRGB hex string. */
export const palette = {
  /** Interface sheets, darkest nearest the eye. */
  chrome: { abyss: '#0c1533', bar: '#122450', panel: '#132a54', shelfEdge: '#15375d' },
  /** The reef pool, from the deepest sheet to the lit bottom. */
  pool: ['#143f5c', '#18506a', '#1e657b', '#237a8b', '#2a8190', '#4fa9a8'],
  /** Dusk bands, from the warm edge to the sky. */
  dusk: ['#f7a878', '#d6768a', '#c9607a', '#8a4f82', '#6b4480', '#43396f'],
  paper: '#fbf1e1',
  ink: '#14213d',
  softInk: '#46506b',
  mist: '#a9c6d6',
  cream: '#fdf3e2',
  coralCard: {
    face: '#3d2d6c',
    back: '#33255c',
    text: '#fff3e4',
    label: '#ffc2a6',
    rim: '#ffb9a0',
  },
  eventCard: { face: '#101b45', edge: '#f5c98a', text: '#fff3e4', label: '#f9cf93' },
  amber: { fill: '#f7a93b', ink: '#2b1703' },
  candle: '#ffd98c',
  go: { fill: '#c8442a', ink: '#ffffff' },
  /** Abundance steps and the ring of the pearl that marks the current one. */
  levels: { low: '#cfe8dd', mid: '#86c9c0', high: '#f7b56a', ring: '#a8231a', pearl: '#fbf1e1' },
  colony: { fill: '#e2583c', rim: '#fff3e0', mouth: '#6d1836' },
  coinInk: '#3f2503',
  disc: { rise: '#1d6276', ability: '#b3472a' },
} as const;
