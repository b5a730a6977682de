/** Written in front of the worker by scripts/build-worker.mjs. */
declare const BUILD: {
  /** React Router's name for the build. */
  version: string;
  /** Files of every first page, and of the page that is shown without network. */
  shell: string[];
  /** The rest, without what only admins use: for those who study. */
  study: string[];
  /** React Router's table of what each route is made of. */
  routes: Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>;
  styles: string[];
};

export const build = BUILD;
