import ical, {
  ICalCalendarMethod,
  type ICalCalendarProdIdData,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';

/** A timed or an all-day event. */
export type FeedEvent = {
  /** Never changes while the event is the same, so that calendars move it instead of doubling it. */
  uid: string;
  /** Raised by each change of an appointment. */
  sequence?: number;
  summary: string;
  description: string;
  url: string;
  categories: readonly string[];
} & ({ start: Date; end: Date } | { day: string });

type Feed = { name: string; product: ICalCalendarProdIdData; stamp: Date; events: readonly FeedEvent[] };

const REFRESH_SECONDS = 6 * 60 * 60;

/** Timed events are written in UTC, so that the feed needs no description of a time zone. */
const whenOf = (event: FeedEvent): ICalEventData =>
  'day' in event
    ? {
        start: new Date(`${event.day}T00:00:00Z`),
        timezone: 'UTC',
        allDay: true,
        transparency: ICalEventTransparency.TRANSPARENT,
      }
    : { start: event.start, end: event.end };

/** A calendar that other programs subscribe to (RFC 5545). */
export function writeFeed({ name, product, stamp, events }: Feed): string {
  const calendar = ical({
    name,
    prodId: product,
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: events.map((event) => ({
      ...whenOf(event),
      id: event.uid,
      // The library would take the moment of writing: the feed must only change when the plan does.
      stamp,
      ...(event.sequence === undefined ? {} : { sequence: event.sequence }),
      summary: event.summary,
      description: event.description,
      url: event.url,
      categories: event.categories.map((category) => ({ name: category })),
    })),
  });
  // The library leaves out the last line end, which the format asks for.
  return `${calendar.toString()}\r\n`;
}
