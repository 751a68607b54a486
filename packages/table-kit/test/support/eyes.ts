type Row = readonly [number, number, number];
type Colour = readonly [number, number, number];

/**
 * What eyes make of linear light: all that people see, and without one of the three cones (Machado,
 * Oliveira and Fernandes, 2009).
 */
const EYES: readonly (readonly [Row, Row, Row])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

const linear = (hex: string): Colour => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const times = (rows: readonly Row[], [r, g, b]: Colour): Colour =>
  rows.map((row) => row[0] * r + row[1] * g + row[2] * b) as unknown as Colour;

/** In OKLab, where equal distances look about equal. */
function oklab(colour: Colour): Colour {
  const cones = times(
    [
      [0.4122, 0.5363, 0.0514],
      [0.2119, 0.6807, 0.1074],
      [0.0883, 0.2817, 0.63],
    ],
    colour,
  );
  const felt = cones.map((cone) => Math.cbrt(Math.max(0, cone))) as unknown as Colour;
  return times(
    [
      [0.2105, 0.7936, -0.0041],
      [1.978, -2.4286, 0.4506],
      [0.0259, 0.7828, -0.8087],
    ],
    felt,
  );
}

/**
 * How far two colours stand apart for the eyes that distinguish them least: 0 for no difference,
 * about 1 for black and white.
 */
export function leastApart(one: string, other: string): number {
  return Math.min(
    ...EYES.map((eyes) => {
      const [a, b] = [one, other].map((hex) => oklab(times(eyes, linear(hex)))) as [Colour, Colour];
      return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    }),
  );
}
