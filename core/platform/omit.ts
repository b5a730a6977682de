/** The object without some of its properties. */
export const omit = <T extends object, const K extends PropertyKey>(given: T, names: readonly K[]) =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => !names.some((omitted) => omitted === name)),
  ) as Omit<T, K>;

/** An optional part of a declaration: left out, it adds nothing. */
export const orNothing = <T extends object>(given: T | undefined): T => given ?? ({} as T);
