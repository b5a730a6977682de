import { describe, expect, it } from 'vitest';
import { countsByTopic, countsOf, doubtsOf, type GradedRow } from './breakdown';

const row = (given: Partial<GradedRow> = {}): GradedRow => ({
  topic: 1,
  choice: 'A',
  key: 'A',
  flagged: false,
  annulled: false,
  ...given,
});
const wrong = (given: Partial<GradedRow> = {}) => row({ choice: 'B', ...given });
const blank = (given: Partial<GradedRow> = {}) => row({ choice: null, ...given });

describe('the breakdown of an exam', () => {
  const rows = [row(), wrong(), blank(), row({ topic: 8 }), wrong({ topic: 2 })];

  it('counts hits, errors and blanks; a cleared answer is a blank, not an error', () => {
    expect(countsOf(rows)).toEqual({ hits: 2, errors: 2, blanks: 1, total: 5 });
    expect(countsOf([])).toEqual({ hits: 0, errors: 0, blanks: 0, total: 0 });
  });

  it('leaves annulled questions out of the counts, the topics and the doubts', () => {
    const annulled = row({ topic: 9, flagged: true, annulled: true });
    expect(countsOf([...rows, annulled])).toEqual(countsOf(rows));
    expect(countsByTopic([...rows, annulled])).toEqual(countsByTopic(rows));
    const doubt = wrong({ flagged: true });
    expect(doubtsOf([...rows, doubt, annulled], 3)).toEqual(doubtsOf([...rows, doubt], 3));
  });

  it('groups by topic, in the order of the syllabus', () => {
    expect(countsByTopic(rows)).toEqual([
      { topic: 1, hits: 1, errors: 1, blanks: 1, total: 3 },
      { topic: 2, hits: 0, errors: 1, blanks: 0, total: 1 },
      { topic: 8, hits: 1, errors: 0, blanks: 0, total: 1 },
    ]);
  });
});

describe('flagged answers', () => {
  it('are worth the difference to leaving them blank', () => {
    const sure = Array.from({ length: 96 }, () => row());
    const doubts = [
      row({ flagged: true }),
      row({ flagged: true }),
      wrong({ flagged: true }),
      blank({ flagged: true }),
    ];
    expect(doubtsOf([...sure, ...doubts], 3)).toEqual({
      hits: 2,
      errors: 1,
      blanks: 1,
      total: 4,
      worth: 1_500,
    });
  });

  it('can have a negative worth', () => {
    expect(doubtsOf([wrong({ flagged: true }), row()], 3).worth).toBe(-25_000);
    expect(doubtsOf([row()], 3)).toMatchObject({ total: 0, worth: 0 });
  });
});
