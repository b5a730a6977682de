const MODULE_PRELOAD = '<link rel="modulepreload"';

/** Module preloads compete with style sheet and fonts for bandwidth. React Router has no option for their priority. */
export const lowerPreloads = (html: string): string =>
  html.replaceAll(MODULE_PRELOAD, `${MODULE_PRELOAD} fetchpriority="low"`);
