import { tenThousandths } from '../exams/score.ts';
import type { Candidate } from './final-grade.ts';
import { type KnowledgeResult, knowledgeResult, knowledgeTest } from './knowledge.ts';
import { type AthleteGroup, type LanguageLevel, type Merits, meritRules } from './merits.ts';
import { type PhysicalResult, type Points, physicalResult, pointsOf } from './physical.ts';
import { type Exercise, exercises, type Sex } from './physical-tables.ts';
import { numberOf, type Typed, typedDecimal, typedTime, typedWhole } from './typed.ts';

/** Everything that the calculators ask for, as it was typed. */
export type Sheet = {
  hits: string;
  errors: string;
  sex: Sex;
  circuit: string;
  strength: string;
  run: string;
  serviceYears: string;
  rank: string;
  athleteGroup: AthleteGroup;
  athleteYears: string;
  firstLanguage: LanguageLevel;
  secondLanguage: LanguageLevel;
  academic: string;
  professional: string;
  psychotechnical: string;
  otherKnowledge: string;
  otherCircuit: string;
  otherStrength: string;
  otherRun: string;
  otherPsychotechnical: string;
};

export const emptySheet: Sheet = {
  hits: '',
  errors: '',
  sex: 'men',
  circuit: '',
  strength: '',
  run: '',
  serviceYears: '',
  rank: '',
  athleteGroup: 'A',
  athleteYears: '',
  firstLanguage: 'none',
  secondLanguage: 'none',
  academic: '',
  professional: '',
  psychotechnical: '',
  otherKnowledge: '',
  otherCircuit: '',
  otherStrength: '',
  otherRun: '',
  otherPsychotechnical: '',
};

const questions = { min: 0, max: knowledgeTest.questions };
const outOfTen = { min: 0, max: 10 };

/** Hits and errors, and what they are worth once both are there; too many of both together is a fault of the errors. */
export function readKnowledge(sheet: Sheet): { hits: Typed; errors: Typed; result?: KnowledgeResult } {
  const hits = typedWhole(sheet.hits, questions);
  const errors = typedWhole(sheet.errors, questions);
  const [right, wrong] = [numberOf(hits), numberOf(errors)];
  if (right === undefined) return { hits, errors };
  const result = knowledgeResult(right, wrong ?? 0);
  if (result) return errors.kind === 'fault' ? { hits, errors } : { hits, errors, result };
  const fault = `Con ${right} aciertos caben ${knowledgeTest.questions - right} errores como mucho.`;
  return { hits, errors: { kind: 'fault', fault } };
}

const readMark: Record<Exercise, (sheet: Sheet) => Typed> = {
  circuit: ({ circuit }) => typedDecimal(circuit, 1, { min: 1, max: 60 }),
  strength: ({ strength }) => typedWhole(strength, { min: 0, max: 300 }),
  run: ({ run }) => typedTime(run),
};

export type PhysicalReading = {
  marks: Record<Exercise, Typed>;
  points: Partial<Points>;
  result?: PhysicalResult & { points: Points };
};

export function readPhysical(sheet: Sheet): PhysicalReading {
  const marks = {
    circuit: readMark.circuit(sheet),
    strength: readMark.strength(sheet),
    run: readMark.run(sheet),
  };
  const points: Partial<Points> = {};
  for (const exercise of exercises) {
    const mark = numberOf(marks[exercise]);
    if (mark !== undefined) points[exercise] = pointsOf(exercise, sheet.sex, mark);
  }
  const whole = wholePoints(points);
  return { marks, points, ...(whole && { result: { ...physicalResult(whole), points: whole } }) };
}

function wholePoints({ circuit, strength, run }: Partial<Points>): Points | undefined {
  if (circuit === undefined || strength === undefined || run === undefined) return undefined;
  return { circuit, strength, run };
}

export type MeritFields = Record<
  'serviceYears' | 'rank' | 'athleteYears' | 'academic' | 'professional',
  Typed
>;

/** Merits that were left empty count nothing; faulty ones too, until they are put right. */
export function readMerits(sheet: Sheet): { fields: MeritFields; merits: Merits } {
  const fields: MeritFields = {
    serviceYears: typedWhole(sheet.serviceYears, { min: 0, max: 40 }),
    rank: typedDecimal(sheet.rank, 2, { min: 0, max: meritRules.rank.most / 100 }),
    athleteYears: typedWhole(sheet.athleteYears, { min: 0, max: meritRules.athlete.years }),
    academic: typedDecimal(sheet.academic, 2, { min: 0, max: meritRules.academicMost / 100 }),
    professional: typedDecimal(sheet.professional, 2, { min: 0, max: meritRules.professionalMost / 100 }),
  };
  const merits: Merits = {
    serviceYears: numberOf(fields.serviceYears) ?? 0,
    rank: numberOf(fields.rank) ?? 0,
    athleteGroup: sheet.athleteGroup,
    athleteYears: numberOf(fields.athleteYears) ?? 0,
    languages: [sheet.firstLanguage, sheet.secondLanguage],
    academic: numberOf(fields.academic) ?? 0,
    professional: numberOf(fields.professional) ?? 0,
  };
  return { fields, merits };
}

/** The one who fills the sheet, once both scored tests are there. */
export function ownCandidate(sheet: Sheet): Candidate | undefined {
  const knowledge = readKnowledge(sheet).result;
  const physical = readPhysical(sheet).result;
  if (!knowledge || !physical) return undefined;
  const psychotechnical = numberOf(readPsychotechnical(sheet.psychotechnical));
  return {
    knowledge: tenThousandths(knowledge.mark),
    physical: physical.points,
    ...(psychotechnical !== undefined && { psychotechnical }),
  };
}

export const readPsychotechnical = (text: string): Typed => typedDecimal(text, 4, outOfTen);

export type OtherFields = Record<'knowledge' | 'circuit' | 'strength' | 'run' | 'psychotechnical', Typed>;

/** Someone to compare with, by marks and points as the lists publish them. */
export function readOther(sheet: Sheet): { fields: OtherFields; candidate?: Candidate } {
  const fields: OtherFields = {
    knowledge: typedDecimal(sheet.otherKnowledge, 4, outOfTen),
    circuit: typedWhole(sheet.otherCircuit, outOfTen),
    strength: typedWhole(sheet.otherStrength, outOfTen),
    run: typedWhole(sheet.otherRun, outOfTen),
    psychotechnical: readPsychotechnical(sheet.otherPsychotechnical),
  };
  const knowledge = numberOf(fields.knowledge);
  const points = wholePoints({
    circuit: numberOf(fields.circuit),
    strength: numberOf(fields.strength),
    run: numberOf(fields.run),
  });
  if (knowledge === undefined || !points) return { fields };
  const psychotechnical = numberOf(fields.psychotechnical);
  return {
    fields,
    candidate: { knowledge, physical: points, ...(psychotechnical !== undefined && { psychotechnical }) },
  };
}
