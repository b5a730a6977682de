import { type Fault, faultAt, type Placed } from '../platform/content-fault';
import { plain } from '../platform/fold';
import { type Competence, competences, dimensions } from './competences';
import type { BiodataPrompt, Question, RubricRow } from './content.contract';
import { SAMPLE_QUESTIONS } from './session';

export type InterviewLibrary = {
  questions: Readonly<Record<Competence, readonly Placed<Question>[]>>;
  rubric: readonly Placed<RubricRow>[];
  biodata: readonly Placed<BiodataPrompt>[];
};

const QUOTA = { questions: 80, perCompetence: 12, biodata: 10 };

/** What makes the files of content/interview wrong, beyond their schema. */
export function interviewFaults({ questions, rubric, biodata }: InterviewLibrary): Fault[] {
  const all = competences.flatMap((competence) => questions[competence]);
  return [
    ...repeated(all, 'id', ({ id }) => id),
    ...repeated(all, 'question', ({ question }) => plain(question)),
    ...all.flatMap(pointFaults),
    ...repeated(rubric, 'id', ({ id }) => id),
    ...repeated(biodata, 'id', ({ id }) => id),
    ...repeated(biodata, 'prompt', ({ prompt }) => plain(prompt)),
  ];
}

/** No point is said twice within a question, in any of its lists. */
function pointFaults(place: Placed<Question>): Fault[] {
  const { looksFor, followUps, mistakes } = place.value;
  const texts = Object.entries({ looksFor, followUps, mistakes }).flatMap(([field, points]) =>
    points.map((text, index) => ({ field: `${field}.${index}`, text: plain(text) })),
  );
  return texts
    .filter(({ text }, index) => texts.findIndex((one) => one.text === text) < index)
    .map(({ field }) => faultAt(place, field, 'repeats another point'));
}

/** What the simulator still lacks. */
export function interviewQuotaFaults({ questions, rubric, biodata }: InterviewLibrary): Fault[] {
  const all = competences.flatMap((competence) => questions[competence]);
  const samples = all.filter(({ value }) => value.isSample).length;
  const described = new Set(rubric.map(({ value }) => value.id));
  const fault = (field: string, reason: string): Fault => ({
    file: 'content/interview',
    line: 1,
    field,
    reason,
  });
  const lack = (field: string, has: number, needs: number): Fault[] =>
    has < needs ? [fault(field, `has ${has}, needs at least ${needs}`)] : [];
  return [
    ...lack('questions', all.length, QUOTA.questions),
    ...competences.flatMap((competence) =>
      lack(`questions ${competence}`, questions[competence].length, QUOTA.perCompetence),
    ),
    ...(samples === SAMPLE_QUESTIONS ? [] : [fault('samples', `are ${samples}, not ${SAMPLE_QUESTIONS}`)]),
    ...dimensions.flatMap((id) => (described.has(id) ? [] : [fault('rubric', `lacks ${id}`)])),
    ...lack('biodata', biodata.length, QUOTA.biodata),
  ];
}

function repeated<T>(places: readonly Placed<T>[], field: string, keyOf: (value: T) => string): Fault[] {
  const seen = new Set<string>();
  return places.flatMap((place) => {
    const key = keyOf(place.value);
    if (seen.has(key)) return [faultAt(place, field, 'is used twice')];
    seen.add(key);
    return [];
  });
}
