/** The length of a section in bytes of its text, and whether the user has read it to the end. */
export type SectionState = { size: number; isRead: boolean };

// Spanish Markdown has about 6.4 bytes per word; studying takes about one minute per 180 words.
const BYTES_PER_MINUTE = 6.4 * 180;

/** Whole minutes, at least one. */
export const minutesOf = (size: number): number => Math.max(1, Math.round(size / BYTES_PER_MINUTE));

const sizeOf = (sections: readonly SectionState[]): number =>
  sections.reduce((sum, { size }) => sum + size, 0);

/** Percentage read, by length. 100 only when everything was read, 0 only when nothing was. */
export function percentRead(sections: readonly SectionState[]): number {
  const read = sections.filter(({ isRead }) => isRead);
  if (read.length === sections.length) return sections.length === 0 ? 0 : 100;
  if (read.length === 0) return 0;
  const total = sizeOf(sections);
  return Math.min(99, Math.max(1, Math.round((sizeOf(read) / Math.max(1, total)) * 100)));
}

export const minutesLeft = (sections: readonly SectionState[]): number => {
  const left = sizeOf(sections.filter(({ isRead }) => !isRead));
  return left === 0 ? 0 : minutesOf(left);
};

/** The reading position: the section, and which of its blocks was at the top of the screen. */
export type Place = { section: string; block: number; at: string };

/** The more recent of the positions stored on this device and on the server. */
export const laterPlace = (one: Place | null, other: Place | null): Place | null =>
  one === null || other === null ? (one ?? other) : Date.parse(one.at) >= Date.parse(other.at) ? one : other;

/** `tema-14`, `14` and a topic's slug `14-seguridad-ciudadana` all name topic 14. */
export function topicNumberIn(segment: string): number | null {
  const found = /^(?:tema-)?0*(\d{1,4})(?:-[a-z0-9-]+)?$/.exec(segment.toLowerCase());
  const number = Number(found?.[1] ?? 0);
  return number > 0 ? number : null;
}

export const topicPath = (number: number, section?: string): string =>
  `/campus-estudio/temario/tema-${number}${section ? `/${section}` : ''}`;

/** Path of a test about this topic only. */
export const testPath = (number: number): string => `/test?tema=${number}`;

export const boardPath = (number: number): string => `/campus-estudio/temario/${number}/tablero`;
