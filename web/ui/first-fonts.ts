import semibold from './fonts/barlow-condensed-600.woff2?url';
import bold from './fonts/barlow-condensed-700.woff2?url';
import text from './fonts/source-sans-3.woff2?url';

/** The letters of Spanish, as fonts.css names them. */
export const firstFonts = [
  { family: 'Source Sans 3', weight: '400 700', href: text },
  { family: 'Barlow Condensed', weight: '700', href: bold },
  { family: 'Barlow Condensed', weight: '600', href: semibold },
];
