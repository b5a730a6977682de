/** The square: which modules are dark, and which belong to the drawing rather than to the data. */
export type Matrix = { size: number; dark: boolean[][]; fixed: boolean[][] };

const square = (size: number): boolean[][] =>
  Array.from({ length: size }, () => Array<boolean>(size).fill(false));

function set({ dark, fixed }: Matrix, x: number, y: number, isDark: boolean): void {
  const row = dark[y];
  const fixedRow = fixed[y];
  if (!row || !fixedRow || x < 0 || x >= row.length) return;
  row[x] = isDark;
  fixedRow[x] = true;
}

const distance = (dx: number, dy: number): number => Math.max(Math.abs(dx), Math.abs(dy));

/** Everything that is there before the text: three eyes, the ruler, the small marks, and room for what describes it. */
export function drawFixed(version: number): Matrix {
  const size = version * 4 + 17;
  const matrix: Matrix = { size, dark: square(size), fixed: square(size) };
  for (let at = 0; at < size; at += 1) {
    set(matrix, 6, at, at % 2 === 0);
    set(matrix, at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1)
        set(matrix, cx + dx, cy + dy, distance(dx, dy) !== 2 && distance(dx, dy) !== 4);
  drawMarks(matrix, version);
  for (let at = 0; at < 9; at += 1) {
    set(matrix, 8, at, matrix.dark[at]?.[8] ?? false);
    set(matrix, at, 8, matrix.dark[8]?.[at] ?? false);
    if (at < 8) {
      set(matrix, size - 1 - at, 8, false);
      set(matrix, 8, size - 1 - at, false);
    }
  }
  drawVersion(matrix, version);
  return matrix;
}

function drawMarks(matrix: Matrix, version: number): void {
  const places = markPlaces(version, matrix.size);
  const last = places.length - 1;
  places.forEach((cy, row) => {
    places.forEach((cx, column) => {
      const isEye = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (isEye) return;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) set(matrix, cx + dx, cy + dy, distance(dx, dy) !== 1);
    });
  });
}

function markPlaces(version: number, size: number): number[] {
  if (version === 1) return [];
  const marks = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (marks * 2 - 2)) * 2;
  const places = Array.from({ length: marks - 1 }, (_, at) => size - 7 - at * step);
  return [6, ...places.reverse()];
}

/** Remainder of a division of polynomials over two elements: how formats and versions protect themselves. */
function remainder(value: number, degree: number, generator: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * generator);
  return rest;
}

function drawVersion(matrix: Matrix, version: number): void {
  if (version < 7) return;
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const far = matrix.size - 11 + (at % 3);
    const near = Math.floor(at / 3);
    const isDark = ((bits >>> at) & 1) === 1;
    set(matrix, far, near, isDark);
    set(matrix, near, far, isDark);
  }
}

/** Level M is 00 in the format's first two bits, so only the mask is left. */
export const formatBits = (mask: number): number => ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;

/** Where the format's fifteen bits stand, twice, in the order of the standard (figure 25). */
export function setFormat(dark: boolean[][], bits: number): void {
  const size = dark.length;
  const put = (x: number, y: number, at: number) => {
    const row = dark[y];
    if (row) row[x] = ((bits >>> at) & 1) === 1;
  };
  const aroundEye = [0, 1, 2, 3, 4, 5, 7, 8];
  aroundEye.forEach((y, at) => {
    put(8, y, at);
  });
  [7, 5, 4, 3, 2, 1, 0].forEach((x, at) => {
    put(x, 8, at + 8);
  });
  for (let at = 0; at < 8; at += 1) put(size - 1 - at, 8, at);
  for (let at = 8; at < 15; at += 1) put(8, size - 15 + at, at);
  const row = dark[size - 8];
  if (row) row[8] = true;
}

const masks: ReadonlyArray<(x: number, y: number) => number> = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

export const isMasked = (mask: number, x: number, y: number): boolean => masks[mask]?.(x, y) === 0;

/** How hard a pattern is to read: long runs, solid blocks, false eyes, too much of one colour (table 11). */
export function penaltyOf(dark: boolean[][]): number {
  const size = dark.length;
  const columns = dark.map((_, x) => dark.map((row) => row[x] ?? false));
  const lines = [...dark, ...columns].map((line) => line.map(Number).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const eyes = lines.flatMap((line) => line.match(/(?=00001011101|10111010000)./g) ?? []);
  let blocks = 0;
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const here = dark[y]?.[x];
      if (here === dark[y]?.[x - 1] && here === dark[y - 1]?.[x] && here === dark[y - 1]?.[x - 1])
        blocks += 1;
    }
  const darkShare = dark.flat().filter(Boolean).length / (size * size);
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) +
    3 * blocks +
    40 * eyes.length +
    10 * Math.floor(Math.abs(darkShare * 20 - 10))
  );
}
