/** Standard normal CDF (Abramowitz and Stegun 26.2.17; error under 1e-7). */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}

/** Gauss–Jordan without pivoting, which a symmetric positive definite matrix does not need. */
export function inverse(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const work = matrix.map((row, i) => {
    const wide = new Float64Array(2 * size);
    wide.set(row);
    wide[size + i] = 1;
    return wide;
  });
  for (let pivot = 0; pivot < size; pivot++) {
    const top = work[pivot];
    if (!top) continue;
    const scale = 1 / (top[pivot] ?? 1);
    for (let column = pivot; column < 2 * size; column++) top[column] = (top[column] ?? 0) * scale;
    for (let other = 0; other < size; other++) {
      const row = work[other];
      const factor = row?.[pivot] ?? 0;
      if (!row || other === pivot || factor === 0) continue;
      for (let column = pivot; column < 2 * size; column++)
        row[column] = (row[column] ?? 0) - factor * (top[column] ?? 0);
    }
  }
  return work.map((row) => row.slice(size));
}
