import type { Frame } from './state.ts';

/** What JSON of frames is mostly made of. Each stands for one control character, which JSON itself never contains. */
const PHRASES = [
  '{"op":"charge","of":"plankton","amount":', '{"op":"charge","of":"coins","amount":', ',"card":"","todo":[', '","todo":[',
  '[{"seat":', ',{"seat":', ',"card":"', ',"least":1}', ',"upTo":', ',"from":', '{"op":"colony"', '{"op":"bloom","rate":', '{"op":"clean"',
  '{"op":"prey","filter":{', ',"distinct":0', ',"left":', ',"named":[', '{"card":"', '","way":"reduce"}', '{"op":"tops","fed":[',
  '],"partner":[', '],"others":[', '{"op":"refill","offer":"', '","slot":', '{"op":"', '"},', '"}', ']}]', ']},', '},', '":"',
] as const;
const LONG = PHRASES.map((phrase, index) => [phrase, String.fromCharCode(index + 1)] as const);

/** Frames as text, short enough to travel with every change of the table; '' for none. */
export function framesToText(frames: readonly Frame[]): string {
  if (frames.length === 0) return '';
  return LONG.reduce((text, [phrase, sign]) => text.replaceAll(phrase, sign), JSON.stringify(frames));
}

/** The frames that a text stands for. */
export function framesFromText(text: string): Frame[] {
  if (text === '') return [];
  return JSON.parse(LONG.reduceRight((short, [phrase, sign]) => short.replaceAll(sign, phrase), text)) as Frame[];
}
