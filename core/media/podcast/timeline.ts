import { secondsOf } from '../../platform/text/clock-time';
import { speechBreaks } from '../../syllabus/content/prose';
import { splitSections } from '../../syllabus/reading/sections';

export type Chapter = { id: string; title: string; start: number };
/** A sentence of the transcript. */
export type Line = { start: number; chapter: number; text: string; opensParagraph: boolean };
export type Timeline = { chapters: Chapter[]; lines: Line[]; seconds: number };

/** A recording: its length, and where its chapters begin (`2:10`) if that was written down. */
export type Recording = { seconds: number; chapterTimes: readonly string[] };

/** Average speech rate. */
const CHARACTERS_PER_SECOND = 14;

function sentencesIn(paragraph: string): string[] {
  const text = paragraph.replace(/\s+/g, ' ').trim();
  const ends = [...speechBreaks(text), text.length];
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim()).filter((part) => part !== '');
}

const lengthOf = (lines: readonly { text: string }[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** The chapters of a transcript, its sentences, and when each is said. Times inside a recorded chapter are estimated. */
export function timelineOf(body: string, recording?: Recording): Timeline {
  const chapters = splitSections(body).sections.map(({ id, title, body: text }) => ({
    id,
    title,
    lines: text
      .split(/\n\s*\n/)
      .flatMap((paragraph) =>
        sentencesIn(paragraph).map((sentence, at) => ({ text: sentence, opensParagraph: at === 0 })),
      ),
  }));
  const total = chapters.reduce((sum, { lines }) => sum + lengthOf(lines), 0);
  const seconds = recording?.seconds ?? Math.ceil(total / CHARACTERS_PER_SECOND);
  const starts = startsOf(chapters, seconds, recording?.chapterTimes ?? []);
  return {
    seconds,
    chapters: chapters.map(({ id, title }, at) => ({ id, title, start: starts[at] ?? 0 })),
    lines: chapters.flatMap(({ lines }, chapter) => {
      const from = starts[chapter] ?? 0;
      const rate = lengthOf(lines) / ((starts[chapter + 1] ?? seconds) - from || 1);
      let said = 0;
      return lines.map((line) => {
        const start = from + said / (rate || 1);
        said += line.text.length;
        return { ...line, chapter, start: Math.round(start * 10) / 10 };
      });
    }),
  };
}

function startsOf(
  chapters: readonly { lines: readonly { text: string }[] }[],
  seconds: number,
  written: readonly string[],
): number[] {
  if (chapterTimesFault(written, chapters.length, seconds) === undefined && written.length > 0)
    return written.map((time) => secondsOf(time) ?? 0);
  const total = chapters.reduce((sum, { lines }) => sum + lengthOf(lines), 0) || 1;
  let said = 0;
  return chapters.map(({ lines }) => {
    const start = (said / total) * seconds;
    said += lengthOf(lines);
    return Math.round(start);
  });
}

/** What is wrong with the times that an admin wrote, if anything is. None at all is right. */
export function chapterTimesFault(
  times: readonly string[],
  chapters: number,
  seconds: number | null,
): string | undefined {
  if (times.length === 0) return undefined;
  const found = times.map(secondsOf);
  if (found.some((time) => time === undefined)) return 'Escribe cada tiempo como 2:10.';
  if (times.length !== chapters) return `Pon ${chapters}, uno por capítulo, o ninguno.`;
  const isRising = found.every((time, at) => at === 0 || (time ?? 0) > (found[at - 1] ?? 0));
  if (found[0] !== 0 || !isRising) return 'El primero es 0:00 y cada uno va después del anterior.';
  if (seconds !== null && (found.at(-1) ?? 0) >= seconds)
    return 'El último empieza después del final del audio.';
  return undefined;
}

/** The last one that has begun. */
export function indexAt(parts: readonly { start: number }[], seconds: number): number {
  const next = parts.findIndex(({ start }) => start > seconds);
  return Math.max(0, (next === -1 ? parts.length : next) - 1);
}
