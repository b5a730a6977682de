/** The order of dates and keys. `localeCompare` asks for the rules of a language, whose first use blocks a phone for long. */
export const plainOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
