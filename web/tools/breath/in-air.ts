import { formatTwoDecimals } from '@atalaya/core/platform/number-format';

/** Hundredths as a rate: 25 → `0,25`. */
export const inAir = (hundredths: number): string => formatTwoDecimals(hundredths / 100);
