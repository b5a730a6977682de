/** The inputs of a tool as typed, by the name of their field. */
export type Inputs = Record<string, string>;

const LONGEST_VALUE = 400;

/** Known names with texts of a sensible length; anything else is ignored. */
export function knownInputs<T extends Inputs>(given: Iterable<readonly [string, unknown]>, defaults: T): T {
  const found: Inputs = { ...defaults };
  for (const [name, value] of given)
    if (Object.hasOwn(defaults, name) && typeof value === 'string' && value.length <= LONGEST_VALUE)
      found[name] = value;
  return { ...defaults, ...found };
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
};

/** Reads `#conductor=novel&primera=0,29`. */
export function readFragment<T extends Inputs>(fragment: string, defaults: T): T {
  const pairs = fragment
    .replace(/^#/, '')
    .split('&')
    .map((pair): readonly [string, unknown] => {
      const [name = '', ...value] = pair.split('=');
      return [name, decoded(value.join('='))];
    });
  return knownInputs(pairs, defaults);
}

/** Writes what differs from the defaults; empty if nothing does. */
export function writeFragment<T extends Inputs>(inputs: T, defaults: T): string {
  const pairs = Object.entries(inputs).flatMap(([name, value]) => {
    // Half of a surrogate pair cannot be encoded.
    const text = value.replace(/\p{Surrogate}/gu, '');
    const isWritten =
      Object.hasOwn(defaults, name) && text !== defaults[name] && text.length <= LONGEST_VALUE;
    return isWritten ? [`${name}=${encodeURIComponent(text)}`] : [];
  });
  return pairs.length === 0 ? '' : `#${pairs.join('&')}`;
}
