export const MAX_NOTE_LENGTH = 2_000;
