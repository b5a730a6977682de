/** HTTP status and Spanish message of an error. */
export type ErrorEntry = { status: number; sentence: string };
