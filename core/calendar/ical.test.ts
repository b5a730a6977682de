import { describe, expect, it } from 'vitest';
import { escapeText, fold, writeFeed } from './ical';

const event = {
  uid: 'study-8-1.abc@atalaya.example',
  summary: 'Tema 8, primera vuelta',
  description: 'Dirección General; 40 min\nRepasos, después',
  url: 'https://atalaya.example/study?tema=8',
  categories: ['Estudio'],
  start: new Date('2026-11-16T17:00:00Z'),
  end: new Date('2026-11-16T17:40:00Z'),
};
const octets = (text: string) => encodeURIComponent(text).replace(/%../g, 'x').length;
const feed = writeFeed({
  name: 'Plan de estudio',
  productId: '-//Atalaya//Plan//ES',
  stamp: new Date('2026-11-15T10:00:00Z'),
  events: [event, { ...event, uid: 'exam@x', day: '2027-03-20' }],
});

describe('the feed, after RFC 5545', () => {
  it('escapes backslash, semicolon, comma and line breaks', () => {
    expect(escapeText('a\\b;c,d\r\ne\nf')).toBe('a\\\\b\\;c\\,d\\ne\\nf');
  });

  it('folds at 75 octets, never inside a character, and unfolds to the same', () => {
    const line = `SUMMARY:${'ñandú 👮 '.repeat(30)}`;
    const folded = fold(line);
    for (const part of folded.split('\r\n')) {
      expect(octets(part)).toBeLessThanOrEqual(75);
      expect(part).not.toContain('\uFFFD');
    }
    expect(folded.replaceAll('\r\n ', '')).toBe(line);
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
});
