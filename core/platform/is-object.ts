/** For what comes from outside, such as a store of the device. An array is one too. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
