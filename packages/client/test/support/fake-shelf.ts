import { NoRoom, type Shelf } from '../../src/shell/device/database.ts';

/** A shelf in memory; `full` keeps nothing more. */
export class FakeShelf<T extends { readonly id: string }> implements Shelf<T> {
  readonly kept = new Map<string, T>();
  full = false;

  readonly list = async () => [...this.kept.values()];
  readonly find = async (id: string) => this.kept.get(id);
  readonly put = async (value: T) => {
    if (this.full) throw new NoRoom('full');
    // what a database keeps is a copy
    this.kept.set(value.id, structuredClone(value));
  };
  readonly remove = async (id: string) => void this.kept.delete(id);
}
