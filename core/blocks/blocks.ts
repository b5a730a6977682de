/** More than anybody needs; it keeps the lookup small. */
export const MOST_BLOCKED = 200;
