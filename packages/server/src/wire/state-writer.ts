import type { FrameBytes } from './frame-bytes.ts';
import type { Kind, Shape } from './state-shape.ts';

/** The operations of Colyseus' Schema on a field; the number of the field is added to them. */
const OP = { replace: 0, remove: 64, add: 128, anew: 192 } as const;
/** The next operations are about the record, or list, whose number follows. */
const SWITCH = 255;

type Plain = { readonly [field: string]: unknown };
type List = readonly unknown[];

/**
 * The number of a record or list on the wire, and those of its contents: of a record in the order
 * of its parts, of a list in that of its items. A record or list with only leaves is its number
 * alone.
 */
type Place = number | { readonly id: number; readonly parts: (Place | undefined)[] };

/** A value, with the record or list that it is. */
interface Placed<V> {
  readonly place: Place;
  readonly value: V;
}

/** An old and a new value. */
interface Change<V> {
  readonly place: Place;
  readonly before: V;
  readonly after: V;
}

/**
 * Writes a view, and later its changes, as Colyseus' Schema would: any of its clients reads them.
 * It compares the views themselves instead of keeping a tree of changes: an object that is the same
 * as before is skipped, and only the numbers of records and lists are kept. Views hold numbers,
 * texts and booleans in records and lists, and no null.
 */
export class StateWriter {
  readonly #shape: Shape;
  readonly #root: Place;
  #view: Plain;
  #ids = 0;
  /** The number of the record or list being written. */
  #about = 0;

  constructor(shape: Shape, view: object) {
    this.#shape = shape;
    this.#view = view as Plain;
    this.#root = this.#placed({ is: 'record', shape }, view) as Place;
  }

  /** Writes the whole view. */
  writeAll(to: FrameBytes): void {
    this.#about = idOf(this.#root);
    this.#writeRecord(to, this.#shape, { place: this.#root, value: this.#view });
  }

  /**
   * Writes the changes from the previous view to `view`, which replaces it; nothing if they are
   * equal.
   */
  writeChange(to: FrameBytes, view: object): void {
    const before = this.#view;
    this.#view = view as Plain;
    this.#about = idOf(this.#root);
    this.#changeRecord(to, this.#shape, { place: this.#root, before, after: this.#view });
  }

  /** Numbers for something new and for everything in it. */
  #placed(kind: Kind, value: unknown): Place | undefined {
    if (kind.is === 'leaf' || value === undefined) return undefined;
    const id = this.#ids++;
    if (kind.is === 'list') {
      const { item } = kind;
      if (item.is === 'leaf') return id;
      return { id, parts: (value as List).map((each) => this.#placed(item, each)) };
    }
    const { parts } = kind.shape;
    if (parts.length === 0) return id;
    return { id, parts: parts.map((part) => this.#placed(part.kind, (value as Plain)[part.name])) };
  }

  #turnTo(to: FrameBytes, place: Place): void {
    const id = idOf(place);
    if (this.#about === id) return;
    this.#about = id;
    to.byte(SWITCH);
    to.number(id);
  }

  #writeWhole(to: FrameBytes, kind: Kind, { place, value }: Placed<unknown>): void {
    if (kind.is === 'record') this.#writeRecord(to, kind.shape, { place, value: value as Plain });
    else if (kind.is === 'list') this.#writeList(to, kind.item, { place, value: value as List });
  }

  #writeRecord(to: FrameBytes, { leaves, parts }: Shape, { place, value }: Placed<Plain>): void {
    this.#turnTo(to, place);
    for (const { name, index, write } of leaves) {
      const leaf = value[name];
      if (leaf === undefined) continue;
      to.byte(OP.add | index);
      write(to, leaf);
    }
    parts.forEach(({ index }, slot) => {
      const part = partOf(place, slot);
      if (part === undefined) return;
      to.byte(OP.add | index);
      to.number(idOf(part));
    });
    parts.forEach(({ name, kind }, slot) => {
      const part = partOf(place, slot);
      if (part !== undefined) this.#writeWhole(to, kind, { place: part, value: value[name] });
    });
  }

  #writeList(to: FrameBytes, item: Kind, { place, value }: Placed<List>): void {
    this.#writeItems(to, item, { place, value, from: 0 });
  }

  /** Adds the items from the one at `from` on. */
  #writeItems(
    to: FrameBytes,
    item: Kind,
    { place, value, from }: Placed<List> & { readonly from: number },
  ): void {
    for (let index = from; index < value.length; index++) {
      this.#turnTo(to, place);
      to.byte(OP.add);
      to.number(index);
      if (item.is === 'leaf') item.write(to, value[index]);
      else to.number(idOf(partOf(place, index) as Place));
    }
    if (item.is === 'leaf') return;
    for (let index = from; index < value.length; index++)
      this.#writeWhole(to, item, { place: partOf(place, index) as Place, value: value[index] });
  }

  /** Writes the record's own fields first, then its parts. */
  #changeRecord(to: FrameBytes, { leaves, parts }: Shape, change: Change<Plain>): void {
    const { place, before, after } = change;
    for (const { name, index, write } of leaves) {
      const leaf = after[name];
      const old = before[name];
      if (leaf === old) continue;
      this.#turnTo(to, place);
      to.byte(opFor(old, leaf) | index);
      if (leaf !== undefined) write(to, leaf);
    }
    const changed = parts.filter(({ name }) => after[name] !== before[name]);
    if (changed.length === 0 || typeof place === 'number') return;
    const fresh = changed.filter(({ name, kind }) => isFresh(kind, before[name], after[name]));
    for (const { name, index, kind, slot } of fresh) {
      const anew = this.#placed(kind, after[name]);
      place.parts[slot] = anew;
      this.#turnTo(to, place);
      to.byte(
        (before[name] === undefined ? OP.add : anew === undefined ? OP.remove : OP.anew) | index,
      );
      if (anew !== undefined) to.number(idOf(anew));
    }
    for (const part of changed) {
      const { name, kind, slot } = part;
      const there = place.parts[slot];
      if (there === undefined) continue;
      if (fresh.includes(part)) this.#writeWhole(to, kind, { place: there, value: after[name] });
      else this.#changePart(to, kind, { place: there, before: before[name], after: after[name] });
    }
  }

  #changePart(to: FrameBytes, kind: Kind, change: Change<unknown>): void {
    if (kind.is === 'record') this.#changeRecord(to, kind.shape, change as Change<Plain>);
    else if (kind.is === 'list') this.#changeList(to, kind.item, change as Change<List>);
  }

  /** The list has not become shorter. */
  #changeList(to: FrameBytes, item: Kind, { place, before, after }: Change<List>): void {
    if (item.is === 'leaf') {
      before.forEach((old, index) => {
        if (old === after[index]) return;
        this.#turnTo(to, place);
        to.byte(OP.replace);
        to.number(index);
        item.write(to, after[index]);
      });
    } else if (typeof place === 'object') {
      before.forEach((old, index) => {
        const part = place.parts[index] as Place;
        if (old !== after[index])
          this.#changePart(to, item, { place: part, before: old, after: after[index] });
      });
      for (let index = before.length; index < after.length; index++)
        place.parts[index] = this.#placed(item, after[index]);
    }
    this.#writeItems(to, item, { place, value: after, from: before.length });
  }
}

function idOf(place: Place): number {
  return typeof place === 'number' ? place : place.id;
}

function partOf(place: Place, index: number): Place | undefined {
  return typeof place === 'number' ? undefined : place.parts[index];
}

function opFor(old: unknown, value: unknown): number {
  if (value === undefined) return OP.remove;
  return old === undefined ? OP.add : OP.replace;
}

/**
 * Whether a part gets another number. A list that shrinks does: decoders lose track of items that
 * are removed and added within one patch.
 */
function isFresh(kind: Kind, old: unknown, value: unknown): boolean {
  if (old === undefined || value === undefined) return true;
  return kind.is === 'list' && (value as List).length < (old as List).length;
}
