import type { Block, BlockStore } from './block-store.ts';
import type { Driver } from '../driver.ts';

/** The blocks between players in a database. */
export class DatabaseBlocks implements BlockStore {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async add({ blocker, blocked, blockId, name, at }: Block): Promise<void> {
    await this.#driver.change({
      sql: `INSERT INTO blocks (blocker, blocked, block_id, name, at)
        VALUES (:blocker, :blocked, :blockId, :name, :at)
        ON CONFLICT (blocker, blocked) DO NOTHING`,
      values: { blocker, blocked, blockId, name, at },
    });
  }

  async remove(blocker: string, blockId: string): Promise<boolean> {
    const removed = await this.#driver.change({
      sql: 'DELETE FROM blocks WHERE blocker = :blocker AND block_id = :blockId',
      values: { blocker, blockId },
    });
    return removed === 1;
  }

  async of(blocker: string): Promise<readonly Block[]> {
    const rows = await this.#driver.read(
      'SELECT * FROM blocks WHERE blocker = :blocker ORDER BY at DESC, block_id',
      { blocker },
    );
    return rows.map((row) => ({
      blocker,
      blocked: String(row['blocked']),
      blockId: String(row['block_id']),
      name: String(row['name']),
      at: Number(row['at']),
    }));
  }

  async apartFrom(player: string): Promise<readonly string[]> {
    const rows = await this.#driver.read(
      `SELECT blocked AS other FROM blocks WHERE blocker = :player
        UNION SELECT blocker AS other FROM blocks WHERE blocked = :player`,
      { player },
    );
    return rows.map((row) => String(row['other']));
  }
}
