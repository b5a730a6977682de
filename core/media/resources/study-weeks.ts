/** The last part of the time is for reviews and mocks. */
const REVIEW_SHARE = 0.25;

export type StudyWeek = { week: number; topics: number[]; review: number[]; hasMock: boolean };

/** Every topic once, as evenly as it goes; each week reviews the topics of three weeks before. */
export function studyWeeks(weeks: number, topics: readonly number[]): StudyWeek[] {
  const learning = weeks - Math.max(1, Math.round(weeks * REVIEW_SHARE));
  const cut = (at: number) => Math.round((at * topics.length) / learning);
  const news = Array.from({ length: weeks }, (_, at) =>
    at < learning ? topics.slice(cut(at), cut(at + 1)) : [],
  );
  return news.map((own, at) => {
    const isLast = at >= learning;
    const part = (step: number) => Math.round((step * topics.length) / (weeks - learning));
    return {
      week: at + 1,
      topics: own,
      review: isLast ? topics.slice(part(at - learning), part(at - learning + 1)) : (news[at - 3] ?? []),
      hasMock: isLast || (at + 1) % 4 === 0,
    };
  });
}

/** `1 a 4, 7` */
export function rangesOf(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from} a ${to}`)).join(', ');
}
