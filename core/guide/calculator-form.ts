import { tenThousandths } from '../exams/score.ts';
import type { Candidate } from './final-score.ts';
import { type KnowledgeResult, knowledgeResult, knowledgeTest } from './knowledge.ts';
import { type AthleteGroup, type LanguageLevel, type Merits, meritRules } from './merits.ts';
import { numberOf, type ParsedInput, parseDecimal, parseTime, parseWhole } from './parse-input.ts';
import { type PhysicalOutcome, type Points, physicalOutcome, pointsOf } from './physical.ts';
import { type Exercise, exercises, type Sex } from './physical-tables.ts';

/** Input of the calculators, as typed. */
export type CalculatorForm = {
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

export const emptyForm: CalculatorForm = {
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

/** If hits and errors exceed the number of questions, the error is shown at the errors field. */
export function readKnowledge(sheet: CalculatorForm): {
  hits: ParsedInput;
  errors: ParsedInput;
  result?: KnowledgeResult;
} {
  const hits = parseWhole(sheet.hits, questions);
  const errors = parseWhole(sheet.errors, questions);
  const [right, wrong] = [numberOf(hits), numberOf(errors)];
  if (right === undefined) return { hits, errors };
  const result = knowledgeResult(right, wrong ?? 0);
  if (result) return errors.kind === 'fault' ? { hits, errors } : { hits, errors, result };
  const most = knowledgeTest.questions - right;
  const fault = `Con ${right} ${right === 1 ? 'acierto' : 'aciertos'} ${
    most === 1 ? 'cabe 1 error' : `caben ${most} errores`
  } como mucho.`;
  return { hits, errors: { kind: 'fault', fault } };
}

const readResult: Record<Exercise, (sheet: CalculatorForm) => ParsedInput> = {
  circuit: ({ circuit }) => parseDecimal(circuit, 1, { min: 1, max: 60 }),
  strength: ({ strength }) => parseWhole(strength, { min: 0, max: 300 }),
  run: ({ run }) => parseTime(run),
};

export type PhysicalReading = {
  results: Record<Exercise, ParsedInput>;
  points: Partial<Points>;
  outcome?: PhysicalOutcome & { points: Points };
};

export function readPhysical(sheet: CalculatorForm): PhysicalReading {
  const results = {
    circuit: readResult.circuit(sheet),
    strength: readResult.strength(sheet),
    run: readResult.run(sheet),
  };
  const points: Partial<Points> = {};
  for (const exercise of exercises) {
    const result = numberOf(results[exercise]);
    if (result !== undefined) points[exercise] = pointsOf(exercise, sheet.sex, result);
  }
  const whole = completePoints(points);
  return { results, points, ...(whole && { outcome: { ...physicalOutcome(whole), points: whole } }) };
}

function completePoints({ circuit, strength, run }: Partial<Points>): Points | undefined {
  if (circuit === undefined || strength === undefined || run === undefined) return undefined;
  return { circuit, strength, run };
}

export type MeritFields = Record<
  'serviceYears' | 'rank' | 'athleteYears' | 'academic' | 'professional',
  ParsedInput
>;

/** Empty and invalid merits count as zero. */
export function readMerits(sheet: CalculatorForm): { fields: MeritFields; merits: Merits } {
  const fields: MeritFields = {
    serviceYears: parseWhole(sheet.serviceYears, { min: 0, max: 40 }),
    rank: parseDecimal(sheet.rank, 2, { min: 0, max: meritRules.rank.most / 100 }),
    athleteYears: parseWhole(sheet.athleteYears, { min: 0, max: meritRules.athlete.years }),
    academic: parseDecimal(sheet.academic, 2, { min: 0, max: meritRules.academicMax / 100 }),
    professional: parseDecimal(sheet.professional, 2, { min: 0, max: meritRules.professionalMax / 100 }),
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

/** The user's own result; undefined until both scored tests are filled in. */
export function ownCandidate(sheet: CalculatorForm): Candidate | undefined {
  const knowledge = readKnowledge(sheet).result;
  const physical = readPhysical(sheet).outcome;
  if (!knowledge || !physical) return undefined;
  const psychotechnical = numberOf(readPsychotechnical(sheet.psychotechnical));
  return {
    knowledge: tenThousandths(knowledge.score),
    physical: physical.points,
    ...(psychotechnical !== undefined && { psychotechnical }),
  };
}

export const readPsychotechnical = (text: string): ParsedInput => parseDecimal(text, 4, outOfTen);

export type OtherFields = Record<
  'knowledge' | 'circuit' | 'strength' | 'run' | 'psychotechnical',
  ParsedInput
>;

/** Another candidate to compare with, from the published lists. */
export function readOther(sheet: CalculatorForm): { fields: OtherFields; candidate?: Candidate } {
  const fields: OtherFields = {
    knowledge: parseDecimal(sheet.otherKnowledge, 4, outOfTen),
    circuit: parseWhole(sheet.otherCircuit, outOfTen),
    strength: parseWhole(sheet.otherStrength, outOfTen),
    run: parseWhole(sheet.otherRun, outOfTen),
    psychotechnical: readPsychotechnical(sheet.otherPsychotechnical),
  };
  const knowledge = numberOf(fields.knowledge);
  const points = completePoints({
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
