import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_BYTES, chunkCount, chunkSize, rangeOf } from '../platform/files/chunks';
import { clockOf, secondsOf } from '../platform/text/clock-time';
import { competences, dimensionsOf, type Ratings } from './competences';
import { containerOf, isContainerOf, recordingTypeOf } from './recording';
import { drawQuestions, progressOf, weakestOf } from './session';
import { type TimelineEntry, timelineFindings } from './timeline';

const pool = competences.flatMap((competence) =>
  Array.from({ length: 5 }, (_, index) => ({ id: `${competence}-${index}`, competence })),
);

describe('the questions of a session', () => {
  it('are of the chosen competences, in turns, and none is asked twice', () => {
    fc.assert(
      fc.property(
        fc.subarray([...competences], { minLength: 1 }),
        fc.integer({ min: 1, max: 5 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (chosen, length, stream) => {
          const random = () => stream.next().value ?? 0;
          const drawn = drawQuestions(pool, { length, competences: chosen }, new Map(), random);
          expect(drawn).toHaveLength(length);
          expect(new Set(drawn.map(({ id }) => id)).size).toBe(length);
          expect(drawn.every(({ competence }) => chosen.includes(competence))).toBe(true);
          const counts = chosen.map((one) => drawn.filter(({ competence }) => competence === one).length);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('are first those that the user was asked least often', () => {
    const asked = new Map(pool.filter(({ id }) => !id.endsWith('-3')).map(({ id }) => [id, 2]));
    const drawn = drawQuestions(pool, { length: 5, competences }, asked, () => 0.4);
    expect(drawn.map(({ id }) => id.slice(-2))).toEqual(['-3', '-3', '-3', '-3', '-3']);
  });

  it('are rated on their competence and on what every answer shows', () => {
    expect(dimensionsOf('goals', 'video')).toEqual(['goals', 'communication', 'coherence', 'delivery']);
    expect(dimensionsOf('communication', 'text')).toEqual(['communication', 'coherence']);
  });
});

describe('the progress in a dimension', () => {
  it('compares the last six answers with those before', () => {
    const ratings: Ratings[] = [
      { goals: 'low' },
      { goals: 'mid' },
      ...Array.from({ length: 6 }, (): Ratings => ({ goals: 'high', coherence: 'mid' })),
    ];
    const goals = progressOf(ratings).find(({ dimension }) => dimension === 'goals');
    expect(goals).toEqual({ dimension: 'goals', answers: 8, recent: 1, before: 0.25 });
    expect(weakestOf(progressOf(ratings))).toBe('coherence');
    expect(weakestOf([])).toBeNull();
  });
});

describe('a recording', () => {
  it('is known by its first bytes', () => {
    const mp4 = Uint8Array.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 1]);
    expect(containerOf(Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3]))).toBe('webm');
    expect(containerOf(mp4)).toBe('mp4');
    expect(containerOf(Uint8Array.from([60, 115, 118, 103, 62, 32, 32, 32]))).toBeUndefined();
    expect(isContainerOf('video/webm', mp4)).toBe(false);
    expect(isContainerOf('video/webm', new Uint8Array())).toBe(false);
    expect(recordingTypeOf('video/MP4;codecs=vp9,opus')).toBe('video/mp4');
    expect(recordingTypeOf('image/png')).toBeUndefined();
  });

  it('is cut into chunks whose sizes sum up to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 * CHUNK_BYTES }), (bytes) => {
        const sizes = Array.from({ length: chunkCount(bytes) }, (_, index) => chunkSize(bytes, index));
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytes);
        expect(sizes.every((size) => size > 0)).toBe(true);
      }),
    );
  });

  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', null],
    ['bytes=9-3', null],
    ['bytes=-0', null],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    [undefined, undefined],
  ])('of 1000 bytes is served for %s from and to %o', (header, expected) => {
    expect(rangeOf(header, 1000)).toEqual(expected);
  });

  it('has its seconds written and read as a clock', () => {
    expect(clockOf(95.9)).toBe('1:35');
    fc.assert(fc.property(fc.integer({ min: 0, max: 3600 }), (one) => secondsOf(clockOf(one)) === one));
    expect([secondsOf('95'), secondsOf('1:75'), secondsOf('hola')]).toEqual([95, undefined, undefined]);
  });
});

describe('the biographical timeline', () => {
  const entry = (what: string, source: TimelineEntry['source'], from: string, to: string) => ({
    what,
    source,
    from,
    to,
  });

  it('lists what contradicts the CV or the work record, and months without anything', () => {
    const findings = timelineFindings([
      entry('Bachillerato', 'account', '2018-09', '2020-06'),
      entry('Almacén', 'account', '2021-01', '2022-03'),
      entry('almacén ', 'record', '2021-02', '2022-03'),
      entry('Almacén', 'cv', '2021-01', '2022-03'),
      entry('Grado', 'account', '2022-05', ''),
    ]);
    expect(findings).toEqual([
      {
        kind: 'mismatch',
        what: 'Almacén',
        sources: ['account', 'record'],
        dates: ['2021-01 – 2022-03', '2021-02 – 2022-03'],
      },
      {
        kind: 'mismatch',
        what: 'almacén',
        sources: ['record', 'cv'],
        dates: ['2021-02 – 2022-03', '2021-01 – 2022-03'],
      },
      { kind: 'gap', from: '2020-07', to: '2020-12', months: 6 },
    ]);
  });

  it('says when an entry ends before it begins, and leaves out what has no date', () => {
    expect(
      timelineFindings([entry('Curso', 'cv', '2022-05', '2021-05'), entry('Viaje', 'account', '', '')]),
    ).toEqual([{ kind: 'reversed', what: 'Curso', source: 'cv' }]);
  });
});
