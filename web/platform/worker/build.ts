/** Defined by scripts/build-worker.mjs. */
declare const BUILD: {
  /** The version of React Router's manifest. */
  version: string;
  /** Files of the app shell and the offline page. */
  shell: string[];
  /** Files of the pages of a download, without the shell. */
  downloads: string[];
  /** Files of the other study pages. */
  study: string[];
  /** Files of the tools. */
  tools: string[];
  /** React Router's route manifest. */
  routes: Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>;
  styles: string[];
};

export const build = BUILD;
