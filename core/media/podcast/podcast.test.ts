import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeard, latest, nextEpisode, resumeAt } from './position';
import { chapterTimesFault, indexAt, timelineOf } from './timeline';

const BODY = `## Uno {#uno}

Primera frase. Segunda frase, según el art. 17.2 CE.

Otro párrafo.

## Dos {#dos}

La última frase del episodio.`;

describe('the transcript of an episode', () => {
  it('is cut into chapters and sentences, and knows where a paragraph begins', () => {
    const { chapters, lines, seconds } = timelineOf(BODY);
    expect(chapters).toEqual([
      { id: 'uno', title: 'Uno', start: 0 },
      { id: 'dos', title: 'Dos', start: 5 },
    ]);
    expect(lines.map(({ text, chapter, opensParagraph }) => [text, chapter, opensParagraph])).toEqual([
      ['Primera frase.', 0, true],
      ['Segunda frase, según el art. 17.2 CE.', 0, false],
      ['Otro párrafo.', 0, true],
      ['La última frase del episodio.', 1, true],
    ]);
    expect(seconds).toBe(7);
  });

  it('follows a recording by the times that were written down, or else by the length of the text', () => {
    const written = timelineOf(BODY, { seconds: 600, chapterTimes: ['0:00', '2:10'] });
    expect(written.chapters.map(({ start }) => start)).toEqual([0, 130]);
    expect(written.lines.at(-1)?.start).toBe(130);
    const spread = timelineOf(BODY, { seconds: 600, chapterTimes: [] });
    expect(spread.chapters[1]?.start).toBeGreaterThan(300);
  });

  it('never goes back, whatever the text is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 8 }),
        fc.integer({ min: 1, max: 4_000 }),
        (texts, length) => {
          const body = texts.map((text, at) => `## C${at} {#c${at}}\n\n${text}`).join('\n\n');
          const { lines, seconds } = timelineOf(body, { seconds: length, chapterTimes: [] });
          const starts = lines.map(({ start }) => start);
          expect(starts).toEqual(starts.toSorted((one, other) => one - other));
          expect(starts.every((start) => start >= 0 && start <= seconds + 1)).toBe(true);
        },
      ),
    );
  });

  it.each([
    [[], undefined],
    [['0:00', '2:10'], undefined],
    [['0:00', 'luego'], 'Escribe cada tiempo como 2:10.'],
    [['0:00'], 'Pon 2, uno por capítulo, o ninguno.'],
    [['0:10', '2:10'], 'El primero es 0:00 y cada uno va después del anterior.'],
    [['0:00', '0:00'], 'El primero es 0:00 y cada uno va después del anterior.'],
    [['0:00', '11:00'], 'El último empieza después del final del audio.'],
  ])('an admin who writes the times %j is told %j', (times, fault) => {
    expect(chapterTimesFault(times, 2, 600)).toBe(fault);
  });

  it('knows which sentence is being said', () => {
    const parts = [{ start: 0 }, { start: 4 }, { start: 9 }];
    expect([-1, 0, 3.9, 4, 100].map((second) => indexAt(parts, second))).toEqual([0, 0, 0, 1, 2]);
  });
});

describe('where a listener goes on', () => {
  it('is where they stopped, and at the beginning of one they have heard', () => {
    expect(resumeAt(null, 600)).toBe(0);
    expect(resumeAt({ seconds: 338, at: 1 }, 600)).toBe(338);
    expect(isHeard({ seconds: 590, at: 1 }, 600)).toBe(true);
    expect(resumeAt({ seconds: 590, at: 1 }, 600)).toBe(0);
  });

  it('is the later of this device and the account', () => {
    const here = { seconds: 10, at: 5 };
    const there = { seconds: 90, at: 7 };
    expect(latest(here, there)).toBe(there);
    expect(latest(there, here)).toBe(there);
    expect(latest(null, here)).toBe(here);
    expect(latest(null, null)).toBeNull();
  });

  it('is the episode heard last, or else the first that is not heard', () => {
    const heard = { id: 'a', seconds: 600, position: { seconds: 600, at: 9 } };
    const begun = { id: 'b', seconds: 600, position: { seconds: 30, at: 5 } };
    const begunLater = { id: 'c', seconds: 600, position: { seconds: 30, at: 6 } };
    const fresh = { id: 'd', seconds: 600, position: null };
    expect(nextEpisode([heard, begun, begunLater, fresh])?.id).toBe('c');
    expect(nextEpisode([heard, fresh])?.id).toBe('d');
    expect(nextEpisode([heard])?.id).toBe('a');
    expect(nextEpisode([])).toBeUndefined();
  });
});
