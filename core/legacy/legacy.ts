/** The session's flag of the classic area; it lasts as long as the tab. */
export const LEGACY_FLAG = 'atalaya.legacy-auth';
export const ADMITTED = 'true';

export const isAdmitted = (flag: string | null): boolean => flag === ADMITTED;

/** Where the guard may bring a visitor back to: a page of the classic area, nothing else. */
export const isLegacyPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/legacy\/\w/.test(path);

export type ClassicPage = { path: `/legacy/${string}`; title: string; text: string };

/** The classic pages that exist, in the order of the list on /legacy. Each joins here with its route. */
export const classicPages: readonly ClassicPage[] = [];
