/** The golden ratio spreads any number of points evenly, and the same way each time. */
const GOLDEN = 0.618_033_988_75;

/** The `index`-th point of a row that fills 0 to 1 without clumps; another `seed`, another row. */
export const scatter = (index: number, seed = 0): number => (index * GOLDEN + seed * 0.37) % 1;

export const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
