import type { Seat } from '@atoll/engine';
import { CORNERS, EDGES, HEX_CORNERS, HEX_EDGES, PIRATE_TRACK } from '../src/board/index.ts';
import type { DasAtollAction, DasAtollEvent } from '../src/index.ts';
import { RESOURCES } from '../src/resource.ts';
import type { DasAtollView } from '../src/view.ts';

type Piece = { readonly seat: Seat; readonly kind: 'road' | 'ship' };
type Throw = { readonly seat: Seat; readonly sum: number };

const isAt = (hex: number, edge: number): boolean => HEX_EDGES[hex].includes(edge);

/**
 * A second judge of Das Atoll, written from the rulebook: it knows the map, what everybody is told,
 * and nothing of the rules of this program. It says what it holds to be wrong.
 */
export class Referee {
  readonly wrong: string[] = [];
  readonly #seats: number;
  readonly #pieces = new Map<number, Piece>();
  readonly #buildings = new Map<number, Seat>();
  /** Ships that were built since the turn began. */
  readonly #fresh = new Set<number>();
  readonly #throws: Throw[] = [];
  /** Who built the settlements of the set-up, and whose turns followed. */
  readonly #order: Seat[] = [];
  readonly #lanes: number[];
  #first: Seat;
  #hasMoved = false;
  /** The pirate has sailed, and nobody has stolen yet or chosen not to. */
  #isSailed = false;

  constructor(seats: number, start: 'throw' | 'seat') {
    this.#seats = seats;
    this.#lanes = Array<number>(seats).fill(0);
    this.#first = start === 'seat' ? 0 : -1;
  }

  /** Takes down what happened, and judges what follows from it. */
  hear(event: DasAtollEvent): void {
    switch (event.type) {
      case 'threw':
        this.#throws.push({ seat: event.seat, sum: event.dice[0] + event.dice[1] });
        break;
      case 'begins':
        this.#first = event.seat;
        this.#expect('begins', event.seat, this.#highest());
        break;
      case 'pirate':
        this.#isSailed = true;
        break;
      case 'stole':
      case 'spared':
        this.#isSailed = false;
        break;
      case 'turn':
        this.#fresh.clear();
        this.#hasMoved = false;
        this.#hearOrder(event.seat);
        break;
      case 'built':
        this.#hearBuilt(event);
        break;
      case 'moved-ship':
        this.#pieces.delete(event.from);
        this.#pieces.set(event.to, { seat: event.seat, kind: 'ship' });
        this.#hasMoved = true;
        break;
      default:
    }
  }

  /** Judges a position: the legal actions of a seat, and the points for lanes. */
  judge(view: DasAtollView, seat: Seat, legal: readonly DasAtollAction[]): void {
    for (const owner of this.#lanes.keys()) {
      this.#lanes[owner] = Math.max(this.#lanes[owner], this.#lanesOf(owner));
      this.#expect(`lanes of ${owner}`, view.lanes[owner], this.#lanes[owner]);
    }
    if (view.phase === 'main' && seat === view.turn) this.#judgeMoves(view, seat, legal);
    if (this.#isSailed) this.#judgeTheft(view, legal);
    if (legal.some(({ type }) => type === 'plenty')) this.#judgePlenty(view, legal);
  }

  /** Any two cards that the bank has. */
  #judgePlenty({ bank }: DasAtollView, legal: readonly DasAtollAction[]): void {
    const listed = legal.flatMap((action) =>
      action.type === 'plenty' ? [`${action.first} ${action.second}`] : [],
    );
    const pairs = RESOURCES.flatMap((first, one) =>
      RESOURCES.flatMap((second, other) => {
        const enough = one === other ? bank[one] > 1 : bank[one] > 0 && bank[other] > 0;
        return one <= other && enough ? [`${first} ${second}`] : [];
      }),
    );
    this.#expect('plenty', listed.join(), pairs.join());
  }

  /** Only a ship that was built since the turn began may not be moved for its age. */
  #judgeMoves({ pirate, phase }: DasAtollView, seat: Seat, legal: readonly DasAtollAction[]): void {
    const moves: string[] = [];
    for (const [from, piece] of this.#hasMoved ? [] : this.#pieces)
      if (piece.seat === seat && piece.kind === 'ship' && this.#mayLeave(from, pirate))
        for (const to of EDGES.keys())
          if (to !== from && this.#mayArrive({ from, to }, seat, pirate))
            moves.push(`${from}-${to}`);
    const listed = legal.flatMap((action) =>
      action.type === 'move' ? [`${action.from}-${action.to}`] : [],
    );
    this.#expect(`moves in ${phase}`, listed.sort().join(' '), moves.sort().join(' '));
  }

  #mayLeave(edge: number, pirate: number): boolean {
    if (this.#fresh.has(edge) || isAt(PIRATE_TRACK[pirate], edge)) return false;
    return EDGES[edge].ends.some(
      (corner) => !this.#buildings.has(corner) && this.#shipsAt(corner, edge).length === 0,
    );
  }

  #mayArrive(
    { from, to }: { readonly from: number; readonly to: number },
    seat: Seat,
    pirate: number,
  ): boolean {
    if (this.#pieces.has(to) || !EDGES[to].takesShip || isAt(PIRATE_TRACK[pirate], to))
      return false;
    return EDGES[to].ends.some((corner) => {
      const owner = this.#buildings.get(corner);
      if (owner !== undefined) return owner === seat;
      return this.#shipsAt(corner, from, seat).length > 0;
    });
  }

  /** Ships of one owner at a corner, but for one; the owner is that of this one unless told. */
  #shipsAt(corner: number, but: number, seat = this.#pieces.get(but)?.seat): readonly number[] {
    return CORNERS[corner].edges.filter((edge) => {
      const piece = this.#pieces.get(edge);
      return edge !== but && piece?.kind === 'ship' && piece.seat === seat;
    });
  }

  /** The pirate takes from others at its hex who have cards; the robber only if there is none. */
  #judgeTheft(view: DasAtollView, legal: readonly DasAtollAction[]): void {
    this.#isSailed = false;
    const hasCards = (seat: Seat | undefined): seat is Seat =>
      seat !== undefined && seat !== view.turn && view.handSizes[seat] > 0;
    const afloat = HEX_EDGES[PIRATE_TRACK[view.pirate]].map((edge) => this.#pieces.get(edge));
    const byPirate = afloat.flatMap((piece) =>
      piece?.kind === 'ship' && hasCards(piece.seat) ? [piece.seat] : [],
    );
    const byRobber = HEX_CORNERS[view.robber]
      .map((corner) => this.#buildings.get(corner))
      .filter(hasCards);
    const victims = byPirate.length > 0 ? byPirate : byRobber;
    const listed = legal.flatMap((action) => (action.type === 'steal' ? [action.victim] : []));
    this.#expect('victims', listed.join(), [...new Set(victims)].sort().join());
    const isOptional = legal.some(({ type }) => type === 'spare');
    this.#expect('optional', isOptional, byPirate.length === 0 && byRobber.length > 0);
  }

  /**
   * The seat with the highest throw begins. Tied seats throw again, in the order of the seats, so
   * the last throws are those of the seats that tied before.
   */
  #highest(): Seat {
    let rivals = [...Array(this.#seats).keys()];
    let heard = 0;
    while (rivals.length > 1 && heard < this.#throws.length) {
      const round = this.#throws.slice(heard, heard + rivals.length);
      heard += rivals.length;
      this.#expect('who throws', round.map(({ seat }) => seat).join(), rivals.join());
      const most = Math.max(...round.map(({ sum }) => sum));
      rivals = round.filter(({ sum }) => sum === most).map(({ seat }) => seat);
    }
    return rivals.length === 1 && heard === this.#throws.length ? rivals[0] : -1;
  }

  /** Once round from the first seat, back again, then turn by turn. */
  #hearOrder(seat: Seat): void {
    const place = this.#order.push(seat) - 1;
    const seats = this.#seats;
    const step = place >= seats && place < 2 * seats ? 2 * seats - 1 - place : place;
    this.#expect(`seat of place ${place}`, seat, (this.#first + step) % seats);
  }

  #hearBuilt({ seat, what, at }: Extract<DasAtollEvent, { type: 'built' }>): void {
    if (what === 'settlement' || what === 'city') {
      this.#buildings.set(at, seat);
      if (this.#order.length < 2 * this.#seats) this.#hearOrder(seat);
      return;
    }
    this.#pieces.set(at, { seat, kind: what });
    if (what === 'ship') this.#fresh.add(at);
  }

  /** Lanes that join the atolls now: ships that hang together without a building between them. */
  #lanesOf(seat: Seat): number {
    const own = [...this.#pieces].filter(([, piece]) => piece.seat === seat);
    const ships = own.flatMap(([edge, { kind }]) => (kind === 'ship' ? [edge] : []));
    const group = new Map(ships.map((edge) => [edge, edge]));
    for (let changed = true; changed; ) {
      changed = false;
      for (const edge of ships)
        for (const corner of EDGES[edge].ends)
          for (const next of this.#buildings.has(corner) ? [] : this.#shipsAt(corner, edge)) {
            const [one = edge, other = next] = [group.get(edge), group.get(next)];
            if (other <= one) continue;
            group.set(next, one);
            changed = true;
          }
    }
    return [...new Set(group.values())].filter((name) => {
      const ends = ships
        .filter((edge) => group.get(edge) === name)
        .flatMap((edge) => EDGES[edge].ends.filter((corner) => this.#buildings.has(corner)));
      const joins = (near: 'small' | 'large', far: 'small' | 'large'): boolean =>
        ends.some(
          (corner) => CORNERS[corner].atoll === near && this.#buildings.get(corner) === seat,
        ) && ends.some((corner) => CORNERS[corner].atoll === far);
      return joins('small', 'large') || joins('large', 'small');
    }).length;
  }

  #expect(what: string, found: unknown, wanted: unknown): void {
    if (found !== wanted)
      this.wrong.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  }
}
