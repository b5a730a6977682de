/** sessionStorage key of the classic area. */
export const LEGACY_FLAG = 'atalaya.legacy-auth';
export const ADMITTED = 'true';

export const isAdmitted = (flag: string | null): boolean => flag === ADMITTED;

/** The guard only redirects back to pages of the classic area. */
export const isLegacyPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/legacy\/\w/.test(path);

export type ClassicPage = { path: `/legacy/${string}`; title: string; text: string };

/** The list on /legacy. Add an entry with each new page. */
export const classicPages: readonly ClassicPage[] = [];
