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
  // a fleece like a cloud
  wool:
    `<path d="M6.500 20.500c-3.500 .300 -5.700 -2.800 -4.300 -5.600C-.200 12.600 1.200 8.600 4.600 8.600C5 5 8.600 2.900 11.900 4.500C15 2.700 18.800 4.600 19.200 8c3.600 .600 4.700 4.600 2.600 6.900c1.200 3.200 -1.500 6.100 -4.700 5.500c-2 2.300 -4.800 2.300 -6.100 .900c-1.200 .800 -3.200 .500 -4.500 -.800Z" fill="#fffaf0" ${OUTLINE}/>` +
    '<path d="M7.200 11.600c1.600 -1.600 4 -.600 3.800 1.400M13.600 9.400c1.800 -1.300 4 0 3.500 2M9.400 16.400c1.300 1.300 3.600 1 4 -1M16.400 15.200c1 .800 2.300 .500 2.700 -.500" fill="none" stroke="#8ba0b8" stroke-width="1.500" stroke-linecap="round"/>',
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
