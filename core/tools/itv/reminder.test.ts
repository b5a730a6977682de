import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeReminder } from './reminder';

const reminder = (text: string) =>
  writeReminder({
    uid: 'itv-20280315@atalaya',
    day: '2028-03-15',
    title: 'Caduca la ITV',
    text,
    stamp: '20261117T021500Z',
    daysBefore: 30,
  });

describe('the reminder for a calendar', () => {
  it('is an all-day event with an alarm a month before', () => {
    const lines = reminder('Turismo, matriculado en 2022').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20280315',
        'DTEND;VALUE=DATE:20280316',
        'SUMMARY:Caduca la ITV',
        'DESCRIPTION:Turismo\\, matriculado en 2022',
        'TRIGGER:-P30D',
      ]),
    );
    expect(lines.at(-1)).toBe('');
  });

  it('no line is longer than 75 octets, and unfolding gives the text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const plain = text.replace(/[\r\n\\;,]/g, ' ');
        const written = reminder(plain);
        for (const line of written.split('\r\n'))
          expect(encodeURIComponent(line).replace(/%../g, 'x').length).toBeLessThan(76);
        expect(written.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${plain}`);
      }),
    );
  });
});
