import { type Competence, competences } from '@atalaya/core/interview/competences';
import { BiodataFile, QuestionFile, RubricFile } from '@atalaya/core/interview/content.contract';
import type { InterviewLibrary } from '@atalaya/core/interview/content-rules';
import type { Fault } from '@atalaya/core/platform/content-fault';
import { type ContentFiles, ContentReader } from '../content/content-reader';

const FOLDER = 'interview';
export const RUBRIC = `${FOLDER}/rubric.yaml`;
export const BIODATA = `${FOLDER}/biodata.yaml`;
export const questionsFile = (competence: Competence): string => `${FOLDER}/questions/${competence}.yaml`;

/** Reads content/interview. Reports errors of YAML, schema and missing files; core checks the rest. */
export async function readInterview(
  files: ContentFiles,
): Promise<{ library: InterviewLibrary; faults: Fault[] }> {
  const reader = new ContentReader(files);
  const questionsOf = (competence: Competence) =>
    reader.list(QuestionFile, questionsFile(competence), 'needed');
  const [socialization, communication, goals, personality, professional] = await Promise.all([
    questionsOf('socialization'),
    questionsOf('communication'),
    questionsOf('goals'),
    questionsOf('personality'),
    questionsOf('professional'),
  ]);
  const questions = { socialization, communication, goals, personality, professional };
  const rubric = await reader.list(RubricFile, RUBRIC, 'needed');
  const biodata = await reader.list(BiodataFile, BIODATA, 'needed');
  return { library: { questions, rubric, biodata }, faults: reader.faults };
}

/** The competence whose questions are in a file. */
export const competenceOf = (path: string): Competence | undefined =>
  competences.find((competence) => questionsFile(competence) === path);
