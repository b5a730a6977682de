import { competences } from '@atalaya/core/interview/competences';
import { interviewFaults } from '@atalaya/core/interview/content-rules';
import type { ContentSource, Delivery, Skipped } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import type { Db } from '../platform/db';
import { interviewBiodata, interviewQuestion, interviewRubric } from './interview.tables';
import { BIODATA, competenceOf, RUBRIC, readInterview } from './interview-library';

const UNIT = 'interview';

/** `content/interview/` is one unit, because a question may not be repeated in another file. */
export const interviewSource: ContentSource = {
  unitOf: (path) => (path === RUBRIC || path === BIODATA || competenceOf(path) ? UNIT : undefined),
  load: loadAll,
};

async function loadAll(db: Db, { files, changed, now }: Delivery): Promise<Skipped[]> {
  const { library, faults: unreadable } = await readInterview(files);
  const faults = [...unreadable, ...interviewFaults(library)];
  if (faults.length > 0 && changed.includes(UNIT)) return [{ unit: UNIT, faults }];
  const questions = competences.flatMap((competence) =>
    library.questions[competence].map(({ value }) => ({ ...value, competence })),
  );
  await syncRows(
    db,
    { table: interviewQuestion, key: interviewQuestion.id, where: undefined, now },
    questions.map((question) => ({ ...question, ...filed(question, now) })),
    ({ id }) => id,
  );
  await syncRows(
    db,
    { table: interviewRubric, key: interviewRubric.id, where: undefined, now },
    library.rubric.map(({ value }) => ({ ...value, ...filed(value, now) })),
    ({ id }) => id,
  );
  await syncRows(
    db,
    { table: interviewBiodata, key: interviewBiodata.id, where: undefined, now },
    library.biodata.map(({ value }) => ({ ...value, ...filed(value, now) })),
    ({ id }) => id,
  );
  return [];
}
