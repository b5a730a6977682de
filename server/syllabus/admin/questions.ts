import { plain } from '@atalaya/core/platform/fold';
import { questions, trueFalse } from '@atalaya/core/syllabus/admin/admin.contract';
import type { gradings } from '@atalaya/core/syllabus/questions/key-change';
import { type AnswerKey, correctedKey, type Options } from '@atalaya/core/syllabus/questions/question-text';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { PublicChange, Resource, WriteFault, Writing } from '../../admin/resource/resource';
import { tableResource, toRecord } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import type { Db } from '../../platform/db';
import type { Hooks } from '../../platform/hooks';
import type { StoredRow } from '../../platform/rows/select-rows';
import { keyImpact } from '../corrections/key-corrections';
import { question } from '../question.tables';
import { annulQuestions, countQuestionsAgain, type QuestionDraft, saveQuestions } from '../question-store';
import { selectQuestions } from '../questions.queries';
import { fullText, selectKnownQuestions, selectStatistics } from './admin.queries';
import { placeChoices } from './named-choices';
import { type Placed, placeFaults } from './place-faults';

const SHORT_NAME = 120;

/** One table holds both kinds, so its rows are typed more widely than either contract. */
type QuestionRecord = { id: string; stem: string; deletedAt: Date | string | null };

async function withStatistics(rows: readonly StoredRow<typeof question>[], db: Db) {
  const statistics = await selectStatistics(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { answers = 0, errors = 0 } = statistics.get(row.id) ?? {};
    return { ...toRecord(row), answered: answers, failed: errors };
  });
}

const withStems = (drafts: readonly { stem: string }[]) =>
  inArray(
    question.stemKey,
    drafts.map(({ stem }) => plain(stem)),
  );

type Draft = QuestionDraft & Pick<QuestionForm, 'grading'>;

/** An annulled question is withdrawn as users answered it; what the form changed in it is not saved. */
const save = async (db: Db, drafts: Draft[], { now, by, reason, hooks }: Writing): Promise<void> => {
  await saveQuestions(
    db,
    drafts.filter(({ grading }) => grading === 'regrade'),
    { now, by, reason: reason ?? null, hooks },
  );
  await annulQuestions(
    db,
    drafts
      .filter(({ grading }) => grading !== 'regrade')
      .map((draft) => ({
        id: draft.id,
        reason: draft.reason ?? reason ?? null,
        stopsCounting: draft.grading === 'stop-counting',
      })),
    { now, hooks },
  );
};

type Items = readonly { id: string; draft: Placed & QuestionForm }[];
type QuestionForm = {
  stem: string;
  options?: Options | null;
  answer: AnswerKey;
  reason: string | null;
  grading: (typeof gradings)[number];
};

/** A changed key and an annulment are published with their reason. */
async function publicChanges(db: Db, items: Items, hooks: Hooks): Promise<PublicChange[]> {
  const known = await selectQuestions(
    db,
    items.map(({ id }) => id),
  );
  const changes: PublicChange[] = [];
  for (const [index, { id, draft }] of items.entries()) {
    const before = known.find((row) => row.id === id);
    if (!before) continue;
    const isNewKey = correctedKey(before, { ...draft, options: draft.options ?? null }) !== null;
    if (!isNewKey && draft.grading === 'regrade') continue;
    const { exams } = await keyImpact(hooks, db, id);
    // A draft may have been published before.
    if (draft.grading !== 'regrade' || before.state === 'published' || exams > 0)
      changes.push({ index, exams });
  }
  return changes;
}

async function annulmentFaults(db: Db, items: Items): Promise<WriteFault[]> {
  const ids = items.filter(({ draft }) => draft.grading !== 'regrade').map(({ id }) => id);
  if (ids.length === 0) return [];
  const known = await selectKnownQuestions(db, ids);
  return items.flatMap(({ id }, index) =>
    ids.includes(id) && !known.has(id) ? [{ index, field: 'grading', reason: 'Aún no existe.' }] : [],
  );
}

/** Changing the kind would break existing answers. */
async function faultsOf(db: Db, items: Items, kind: 'choice' | 'true-false'): Promise<WriteFault[]> {
  const others = await selectKnownQuestions(
    db,
    items.map(({ id }) => id),
    kind,
  );
  return [
    ...(await placeFaults(db, items)),
    ...items.flatMap(({ id }, index) =>
      others.has(id) ? [{ index, field: 'id', reason: `«${id}» es de otra clase.` }] : [],
    ),
    ...(await annulmentFaults(db, items)),
  ];
}

/** A question that is restored from the trash counts again. */
const restorable = <D extends object, R extends { id: string }>(
  resource: Resource<D, R>,
): Resource<D, R> => ({
  ...resource,
  async set(db, id, values, writing) {
    await resource.set(db, id, values, writing);
    if (values.deletedAt === null) await countQuestionsAgain(db, [id], writing);
  },
  async setDeleted(db, id, at, writing) {
    await resource.setDeleted(db, id, at, writing);
    if (at === null) await countQuestionsAgain(db, [id], writing);
  },
});

/** What both kinds of questions have in common. */
const shared = {
  table: question,
  key: question.id,
  toRecords: withStatistics,
  nameOf: ({ stem }: QuestionRecord) => stem.slice(0, SHORT_NAME),
  search: (text: string) => fullText(question.search, question.id, text),
  filters: { backing: () => and(isNull(question.reference), isNull(question.source)) },
  among: withStems,
  choices: placeChoices,
  publicChanges,
  changed: contentChanged,
};

export const questionAdmin = restorable(
  tableResource<typeof question, z.infer<typeof questions.draft>, QuestionRecord>(questions, {
    ...shared,
    subject: 'question',
    only: eq(question.kind, 'choice'),
    faultsOf: (db, items) => faultsOf(db, items, 'choice'),
    write: (db, items, writing) =>
      save(
        db,
        items.map(({ id, draft }) => ({ ...draft, id, kind: 'choice' })),
        writing,
      ),
  }),
);

export const trueFalseAdmin = restorable(
  tableResource<typeof question, z.infer<typeof trueFalse.draft>, QuestionRecord>(trueFalse, {
    ...shared,
    subject: 'true-false',
    only: eq(question.kind, 'true-false'),
    faultsOf: (db, items) => faultsOf(db, items, 'true-false'),
    write: (db, items, writing) =>
      save(
        db,
        items.map(({ id, draft }) => ({ ...draft, id, kind: 'true-false', options: null })),
        writing,
      ),
  }),
);
