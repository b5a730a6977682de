/** An event of a feed: timed, or the whole of a day. */
export type FeedEvent = {
  /** Never changes while the event is the same, so that calendars move it instead of doubling it. */
  uid: string;
  summary: string;
  description: string;
  url: string;
  categories: readonly string[];
} & ({ start: Date; end: Date } | { day: string });

type Feed = { name: string; productId: string; stamp: Date; events: readonly FeedEvent[] };

const LINE_OCTETS = 75;

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line breaks. */
export const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n|\r|\n/g, '\\n');

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** RFC 5545, 3.1: at most 75 octets a line without its end, never inside a character; what follows begins with a space. */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** RFC 5545, 3.3.5, in UTC: no time zone has to be described. */
const utc = (date: Date): string => `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
const plainDay = (day: string): string => day.replaceAll('-', '');

function eventLines(event: FeedEvent, stamp: Date): string[] {
  const when =
    'day' in event
      ? [`DTSTART;VALUE=DATE:${plainDay(event.day)}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART:${utc(event.start)}`, `DTEND:${utc(event.end)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(stamp)}`,
    ...when,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    `CATEGORIES:${event.categories.map(escapeText).join(',')}`,
    'END:VEVENT',
  ];
}

/** A calendar that others subscribe to. */
export const writeFeed = ({ name, productId, stamp, events }: Feed): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${productId}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // RFC 7986 and the older names that most programs still read.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
