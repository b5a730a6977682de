import { describe, expect, it } from 'vitest';
import { fingerprint, idsOf, logLine, readLog, reviewOf, reviewPage } from './review-log';
import { idRuns } from './review-runs';

const item = (id: string, text = 'aaaa') => ({ id, topic: Number(id.slice(1, 3)), key: 'A', text });
const bank = ['t08-q001', 't08-q002', 't08-q003', 't08-q004', 't08-v001'].map((id) => item(id));
const line = (who: string, what: string, answered: string, agreed: string, text = '-') =>
  `2026-11-19\t${who}\t${what}\t${answered}\t${agreed}\t${text}\tnothing`;

describe('the log of readings', () => {
  it('is read as it is written, without its comments', () => {
    const text = `# comment\n${line('ana', 't08-q001', 'A', 'yes', 'aaaa')}\n`;
    expect(readLog(text).map(logLine).join('\n')).toBe(line('ana', 't08-q001', 'A', 'yes', 'aaaa'));
    expect(() => readLog('2026-11-19 ana')).toThrow('review.log:1');
  });

  it('names single items, runs of them, or a topic only', () => {
    expect(idsOf('t08-q099..q101')).toEqual(['t08-q099', 't08-q100', 't08-q101']);
    expect([idsOf('t08-v001'), idsOf('topic 8')]).toEqual([['t08-v001'], []]);
    expect(idRuns(['t08-q003', 't08-q001', 't08-q002', 't08-v003', 't08-v005'])).toBe(
      't08-q001..q003, t08-v003, t08-v005',
    );
  });

  it('counts what others have read by item, and never what the author read', () => {
    const log = readLog(
      [
        line('ana', 't08-q001', 'A', 'yes', 'aaaa'),
        line('ana', 't08-q002', 'B', 'no', 'before'),
        line('author', 't08-q003', 'A', 'yes', 'aaaa'),
        line('author', 'topic 8', '5', '5'),
        line('reader', 'topic 8', '2', '2'),
      ].join('\n'),
    );
    expect(reviewOf(bank, log)).toEqual([
      {
        topic: 8,
        items: 5,
        read: ['t08-q001'],
        changed: ['t08-q002'],
        inBatches: 2,
        unreadAtLeast: 2,
        disagreed: 1,
      },
    ]);
    expect(reviewPage(bank, log)).toContain('| 8 | 5 | 1 | 1 | 2 | 2 | 1 |');
  });

  it('an item read again after its change counts again', () => {
    const log = readLog(
      [line('ana', 't08-q001', 'A', 'yes', 'before'), line('eva', 't08-q001', 'A', 'yes', 'aaaa')].join('\n'),
    );
    expect(reviewOf(bank, log)[0]).toMatchObject({ read: ['t08-q001'], changed: [] });
  });

  it('the fingerprint changes with any part', () =>
    expect(fingerprint('a', { A: 'x' }, 'A')).not.toBe(fingerprint('a', { A: 'x' }, 'B')));
});
