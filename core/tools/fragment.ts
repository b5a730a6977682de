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

/** Reads `#conductor=novel&primera=0,29`. */
export const readFragment = <T extends Inputs>(fragment: string, defaults: T): T =>
  knownInputs(new URLSearchParams(fragment.replace(/^#/, '')), defaults);

/** Writes what differs from the defaults; empty if nothing does. */
export function writeFragment<T extends Inputs>(inputs: T, defaults: T): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(inputs))
    if (Object.hasOwn(defaults, name) && value !== defaults[name] && value.length <= LONGEST_VALUE)
      params.set(name, value);
  const text = params.toString();
  return text === '' ? '' : `#${text}`;
}
