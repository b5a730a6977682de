/** Hundredths as a rate: 25 → `0,25`. */
export const inAir = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',');
