import { iconElement, type IconOptions } from '@atoll/art/icons/icon.ts';

const INK = '#0d1733';
const OUTLINE = `stroke="${INK}" stroke-width=".9" stroke-linejoin="round"`;

/**
 * The five resources in a 24 x 24 box: solid paper pieces, each with its own outline, so that they
 * differ in greyscale too.
 */
export const cargoShapes = {
  // two logs and a third across them
  wood:
    `<path d="M3.200 12.200h13.600a4.600 4.600 0 0 1 0 9.200H3.200Z" fill="#8a5a35" ${OUTLINE}/>` +
    `<circle cx="17.200" cy="16.800" r="4.600" fill="#e9c08c" ${OUTLINE}/><circle cx="17.200" cy="16.800" r="2" fill="none" stroke="#8a5a35" stroke-width="1.300"/>` +
    `<path d="M6.200 2.600h11.600a4.600 4.600 0 0 1 0 9.200H6.200Z" fill="#a87145" ${OUTLINE}/>` +
    `<circle cx="6.800" cy="7.200" r="4.600" fill="#f2cf9c" ${OUTLINE}/><circle cx="6.800" cy="7.200" r="2" fill="none" stroke="#a87145" stroke-width="1.300"/>`,
  // a sheep
  wool:
    `<path d="M9 18h2.600v5H9ZM17 18h2.600v5H17Z" fill="#d9b48f" ${OUTLINE}/>` +
    `<path d="M9.500 19.600c-2.400 .400 -4 -1.600 -3.400 -3.600C3.600 13.800 4.600 9.600 7.600 9C8 5.800 11.200 4.400 13.600 5.800C16 4 19.600 5.200 20.200 8.200c2.800 .800 3.600 4.200 1.800 6.200c.900 2.800 -1.200 5 -3.600 4.600c-1.600 1.700 -3.600 1.500 -4.600 .600c-1.200 1 -3.200 .900 -4.300 0Z" fill="#fffaf0" ${OUTLINE}/>` +
    `<path d="M1.400 10.600c1.800 -.200 2.900 -.800 4.400 -1.200c2.600 -.600 4.400 1 4.200 3.400c-.200 2.800 -2 5.200 -4.600 5.200S1.600 15.800 2 13.200C2.100 12.300 1.500 11.500 1.400 10.600Z" fill="#d9b48f" ${OUTLINE}/>` +
    `<circle cx="5" cy="12.700" r="1.200" fill="${INK}"/><path d="M12.600 9.600c1.500 -1.300 3.600 -.200 3.200 1.600M14.600 15.200c1.300 1.100 3.200 .700 3.500 -1.100" fill="none" stroke="#8ba0b8" stroke-width="1.500" stroke-linecap="round"/>`,
  // one ear of wheat
  grain:
    `<path d="M11.100 23.400V10h1.800v13.400Z" fill="#a86a17" ${OUTLINE}/>` +
    `<path d="M12 .600c2.600 2 2.600 5 0 7.200c-2.600 -2.200 -2.600 -5.200 0 -7.200ZM12.200 10.600c.200 -3.400 2.300 -5.300 5.600 -5.300c.300 3.400 -2 5.500 -5.600 5.300ZM11.800 10.600C11.600 7.200 9.500 5.300 6.200 5.300c-.300 3.400 2 5.500 5.600 5.300ZM12.200 15.600c.200 -3.400 2.300 -5.300 5.600 -5.300c.300 3.400 -2 5.500 -5.600 5.300ZM11.800 15.600c-.200 -3.400 -2.300 -5.300 -5.600 -5.300c-.300 3.400 2 5.500 5.600 5.300ZM12.200 20.400c.200 -3.300 2.300 -5.100 5.600 -5.100c.300 3.300 -2 5.300 -5.600 5.100ZM11.800 20.400c-.200 -3.300 -2.300 -5.100 -5.600 -5.100c-.300 3.300 2 5.300 5.600 5.100Z" fill="#f7c948" ${OUTLINE}/>`,
  // three bricks
  clay:
    `<path d="M1.600 13.200h9.800v7.600H1.600ZM12.600 13.200h9.800v7.600h-9.800ZM7 4.400h10v7.600H7Z" fill="#cf6b45" ${OUTLINE}/>` +
    '<path d="M3 14.800h7M14 14.800h7M8.400 6h7.200" stroke="#f3b393" stroke-width="1.500" stroke-linecap="round"/>',
  // a crystal on its rock
  ore:
    `<path d="M1.400 21.600L4.200 13.600L9 11.800L15.600 13.400L20.400 12.600L22.600 21.600Z" fill="#5a6186" ${OUTLINE}/>` +
    `<path d="M10 15.600L6.800 7.200L10.600 1.400L14.800 6.400L13.800 15.600Z" fill="#a9c6e6" ${OUTLINE}/>` +
    `<path d="M10.600 1.400L10.800 15.600L13.800 15.600L14.800 6.400Z" fill="#6f93c4"/>` +
    `<path d="M15 17.800L16.400 9.800L19.600 7.800L20.600 12.400L18.600 18Z" fill="#d3e3f4" ${OUTLINE}/>`,
} as const;

export type CargoName = keyof typeof cargoShapes;
export const cargoNames = Object.keys(cargoShapes) as CargoName[];

/** The ground of a card that shows a resource: paper in its colour. */
export const cargoGrounds: Readonly<Record<CargoName, string>> = {
  wood: '#cfe3c4',
  wool: '#e4f3cb',
  grain: '#fdecb4',
  clay: '#f9d5c0',
  ore: '#dcdff0',
};

/**
 * A resource as an SVG element.
 * @param size width and height in CSS pixels
 */
export const cargoIcon = (name: CargoName, size: number = 24, options: IconOptions = {}): string =>
  iconElement(cargoShapes[name], size, { kind: 'tk', ...options });
