/** Arithmetic in the field of 256 elements of ISO/IEC 18004 (polynomial 0x11D). */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** The generator (x − 1)(x − 2)(x − 4)…, without its leading one. */
function divisor(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1)
      result[at] = multiply(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    root = multiply(root, 2);
  }
  return result;
}

/** What is written after the data so that a scratched or badly lit code can still be read. */
export function errorCorrection(data: readonly number[], degree: number): number[] {
  const by = divisor(degree);
  const remainder = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0);
    remainder.push(0);
    by.forEach((coefficient, at) => {
      remainder[at] = (remainder[at] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return remainder;
}
