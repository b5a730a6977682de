import display from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url';
import text from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** The two fonts that every first screen needs, for `<link rel="preload">`. */
export const fontPreloads = [display, text].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}));
