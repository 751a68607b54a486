/**
 * One position: its features, the amount of each, and the points that were still scored.
 */
export interface Row {
  readonly columns: Uint8Array;
  readonly amounts: Float64Array;
  readonly target: number;
}

export interface Ridge {
  /** The weights that are held to where nothing speaks against them. */
  readonly prior: readonly number[];
  /** How many rows with one of a feature a prior counts as, by column. */
  readonly trust: readonly number[];
  /** Columns whose weight is known not to be negative. */
  readonly positive: readonly boolean[];
}

export function predict(weights: readonly number[], { columns, amounts }: Row): number {
  let sum = 0;
  columns.forEach((column, place) => {
    sum += (weights[column] ?? 0) * (amounts[place] ?? 0);
  });
  return sum;
}

/** The weights that predict the targets best, by least squares and a pull towards the prior. */
export function fit(rows: readonly Row[], ridge: Ridge): readonly number[] {
  const equations = sum(rows, ridge);
  const zero = new Set<number>();
  for (;;) {
    const weights = solve(equations, zero);
    const wrong = weights.flatMap((weight, column) =>
      weight < 0 && ridge.positive[column] ? [column] : [],
    );
    if (wrong.length === 0) return weights;
    for (const column of wrong) zero.add(column);
  }
}

interface Equations {
  readonly matrix: readonly Float64Array[];
  readonly right: Float64Array;
}

function sum(rows: readonly Row[], { prior, trust }: Ridge): Equations {
  const size = prior.length;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  for (const { columns, amounts, target } of rows) {
    columns.forEach((column, place) => {
      const amount = amounts[place] as number;
      const line = matrix[column] as Float64Array;
      columns.forEach(
        (other, at) => (line[other] = (line[other] as number) + amount * (amounts[at] as number)),
      );
      right[column] = (right[column] as number) + amount * target;
    });
  }
  prior.forEach((weight, column) => {
    const line = matrix[column] as Float64Array;
    const held = trust[column] ?? 0;
    line[column] = (line[column] as number) + held;
    right[column] = (right[column] as number) + held * weight;
  });
  return { matrix, right };
}

/**
 * Gauss's elimination on a copy; the columns named are held at zero. The matrix is positive, so
 * nothing is swapped.
 */
function solve({ matrix, right }: Equations, zero: ReadonlySet<number>): readonly number[] {
  const size = right.length;
  const held = (row: number, column: number): boolean => zero.has(row) || zero.has(column);
  const lines = matrix.map((line, row) =>
    line.map((value, column) => (held(row, column) ? Number(row === column) : value)),
  );
  const values = right.map((value, row) => (zero.has(row) ? 0 : value));
  const at = (row: number, column: number): number => lines[row]?.[column] ?? 0;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = pivot + 1; row < size; row++) {
      const share = at(row, pivot) / at(pivot, pivot);
      if (share === 0) continue;
      const line = lines[row] as Float64Array;
      for (let column = pivot; column < size; column++)
        line[column] = at(row, column) - share * at(pivot, column);
      values[row] = (values[row] as number) - share * (values[pivot] as number);
    }
  }
  const weights = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = values[row] as number;
    for (let column = row + 1; column < size; column++)
      rest -= at(row, column) * (weights[column] as number);
    weights[row] = rest / at(row, row);
  }
  return weights;
}
