/** The Criminal Code with all its versions has about six million bytes. */
export const MAX_LAW_BYTES = 20_000_000;
