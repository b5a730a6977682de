import { describe, expect, it } from 'vitest';
import { type FeedEvent, writeFeed } from './ical';

const event = {
  uid: 'study-8-1.abc@atalaya.example',
  summary: 'Tema 8, primera vuelta',
  description: 'Dirección General; 40 min\nRepasos, después',
  url: 'https://atalaya.example/study?tema=8',
  categories: ['Estudio'],
  start: new Date('2026-11-16T17:00:00Z'),
  end: new Date('2026-11-16T17:40:00Z'),
};
const about = {
  name: 'Plan de estudio',
  product: { company: 'Atalaya', product: 'Plan', language: 'ES' },
  stamp: new Date('2026-11-15T10:00:00Z'),
};
const write = (...events: FeedEvent[]) => writeFeed({ ...about, events });
const feed = write(event, { ...event, uid: 'exam@x', day: '2027-03-20' });

describe('the feed, after RFC 5545', () => {
  it('escapes backslash, semicolon, comma and line breaks', () => {
    expect(write({ ...event, summary: 'a\\b;c,d\r\ne\nf' })).toContain('SUMMARY:a\\\\b\\;c\\,d\\ne\\nf\r\n');
  });

  it('folds at 75 octets, never inside a character, and unfolds to the same', () => {
    const summary = 'ñandú 👮 '.repeat(30);
    const folded = write({ ...event, summary });
    for (const part of folded.split('\r\n')) {
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(part).not.toContain('\uFFFD');
    }
    expect(folded.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
  });

  it('ends every line with CRLF and opens and closes what it opens', () => {
    expect(feed.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(feed.match(/END:VEVENT/g)).toHaveLength(2);
  });

  it('says moments in UTC and whole days as days', () => {
    expect(feed).toContain('DTSTART:20261116T170000Z\r\nDTEND:20261116T174000Z\r\n');
    expect(feed).toContain('DTSTART;VALUE=DATE:20270320\r\n');
    expect(feed).toContain('DTSTAMP:20261115T100000Z\r\n');
    expect(feed).toContain('DESCRIPTION:Dirección General\\; 40 min\\nRepasos\\, después\r\n');
  });

  it('tells who wrote it, what it is called and how often it changes', () => {
    for (const line of [
      'VERSION:2.0',
      'PRODID:-//Atalaya//Plan//ES',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Plan de estudio',
      'X-WR-CALNAME:Plan de estudio',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
    ])
      expect(feed).toContain(`${line}\r\n`);
  });

  it('is the same text for the same plan, with the UID, address and kind of each event', () => {
    const again = write(event, { ...event, uid: 'exam@x', day: '2027-03-20' });
    expect(again).toBe(feed);
    expect(feed).toContain('UID:study-8-1.abc@atalaya.example\r\n');
    expect(feed).toContain('URL;VALUE=URI:https://atalaya.example/study?tema=8\r\n');
    expect(feed).toContain('CATEGORIES:Estudio\r\n');
    expect(feed.match(/TRANSP:TRANSPARENT/g)).toHaveLength(1);
  });

  it('is an empty calendar without events', () => {
    expect(write()).toMatch(/^BEGIN:VCALENDAR\r\n(?:(?!BEGIN:).+\r\n)+END:VCALENDAR\r\n$/);
  });
});
