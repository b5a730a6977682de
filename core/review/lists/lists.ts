export const MAX_LISTS = 50;
export const MAX_LIST_QUESTIONS = 500;
export const MAX_LIST_NAME = 60;

/** One line, without doubled spaces. */
export const tidyName = (name: string): string => name.replace(/\s+/g, ' ').trim();
