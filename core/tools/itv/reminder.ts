import { addDays, type Day } from '../days.ts';

export type Reminder = {
  uid: string;
  day: Day;
  title: string;
  text: string;
  /** `20261117T021500Z` */
  stamp: string;
  /** How long before it rings. */
  daysBefore: number;
};

const MOST_OCTETS = 75;

const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n');

/** Bytes of one character in UTF-8. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** RFC 5545: at most 75 octets in a line; the rest goes on after a space. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const character of line) {
    const more = octets(character);
    if (length + more > MOST_OCTETS) {
      parts.push(part);
      part = '';
      // The space that begins a folded line counts.
      length = 1;
    }
    part += character;
    length += more;
  }
  return [...parts, part].join('\r\n ');
}

const dateOf = (day: Day): string => day.replaceAll('-', '');

/** One all-day event for any calendar program. */
export function writeReminder({ uid, day, title, text, stamp, daysBefore }: Reminder): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atalaya//Herramientas//ES',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${daysBefore}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
