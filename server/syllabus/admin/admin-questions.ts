import { questionDraft, statementDraft } from '@atalaya/core/syllabus/admin/admin-drafts.contract';
import { questionResource, trueFalseResource } from '@atalaya/core/syllabus/admin/admin-questions';
import { type gradings, MIN_REASON_LENGTH, NEEDS_REASON } from '@atalaya/core/syllabus/questions/key-change';
import { type AnswerKey, correctedKey, type Options } from '@atalaya/core/syllabus/questions/question-text';
import { and, eq, isNull } from 'drizzle-orm';
import type { WriteFault, Writing } from '../../admin/resource/resource';
import { tableResource } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import type { Db } from '../../platform/db';
import { question } from '../question.tables';
import { annulQuestions, isPublicKey, type QuestionDraft, saveQuestions } from '../question-store';
import { lockQuestions } from '../questions.queries';
import { fullText, selectKnownQuestions, selectQuestionRecords } from './admin.queries';
import { placeChoices } from './named-choices';
import { type Placed, placeFaults } from './place-faults';

const SHORT_NAME = 120;

const shared = {
  table: question,
  key: question.id,
  select: selectQuestionRecords,
  search: (text: string) => fullText(question.search, question.id, text),
  sorts: {
    id: question.id,
    topic: question.topic,
    difficulty: question.difficulty,
    validOn: question.validOn,
    updatedAt: question.updatedAt,
  },
  filters: {
    topic: (value: string) => eq(question.topic, Number(value)),
    difficulty: (value: string) => eq(question.difficulty, Number(value)),
    state: (value: string) =>
      value === 'draft' ? eq(question.state, 'draft') : eq(question.state, 'published'),
    backing: () => and(isNull(question.reference), isNull(question.source)),
  },
  choices: placeChoices,
  changed: contentChanged,
};

type Draft = QuestionDraft & Pick<QuestionForm, 'grading'>;

/** An annulled question is withdrawn as users answered it; what the form changed in it is not saved. */
const save = async (db: Db, drafts: Draft[], { now, by }: Writing): Promise<void> => {
  await saveQuestions(
    db,
    drafts.filter(({ grading }) => grading !== 'annul'),
    { now, by, reason: null },
  );
  await annulQuestions(
    db,
    drafts.filter(({ grading }) => grading === 'annul'),
    now,
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
async function reasonFaults(db: Db, items: Items): Promise<WriteFault[]> {
  const known = await lockQuestions(
    db,
    items.map(({ id }) => id),
  );
  const faults: WriteFault[] = [];
  for (const [index, { id, draft }] of items.entries()) {
    const before = known.find((row) => row.id === id);
    const { grading, reason } = draft;
    if (!before) {
      if (grading === 'annul') faults.push({ index, field: 'grading', reason: 'Aún no existe.' });
      continue;
    }
    if ((reason ?? '').length >= MIN_REASON_LENGTH) continue;
    const isNewKey = correctedKey(before, { ...draft, options: draft.options ?? null }) !== null;
    if (grading === 'annul' || (isNewKey && (await isPublicKey(db, before))))
      faults.push({ index, field: 'reason', reason: NEEDS_REASON });
  }
  return faults;
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
    ...(await reasonFaults(db, items)),
    ...items.flatMap(({ id }, index) =>
      others.has(id) ? [{ index, field: 'id', reason: `«${id}» es de otra clase.` }] : [],
    ),
  ];
}

export const questionAdmin = tableResource({
  ...shared,
  description: questionResource,
  subject: 'question',
  nameOf: ({ stem }) => stem.slice(0, SHORT_NAME),
  draft: questionDraft,
  only: eq(question.kind, 'choice'),
  faultsOf: (db, items) => faultsOf(db, items, 'choice'),
  write: (db, items, writing) =>
    save(
      db,
      items.map(({ id, draft }) => ({ ...draft, id, kind: 'choice' as const })),
      writing,
    ),
});

export const trueFalseAdmin = tableResource({
  ...shared,
  description: trueFalseResource,
  subject: 'true-false',
  nameOf: ({ stem }) => stem.slice(0, SHORT_NAME),
  draft: statementDraft,
  only: eq(question.kind, 'true-false'),
  faultsOf: (db, items) => faultsOf(db, items, 'true-false'),
  write: (db, items, writing) =>
    save(
      db,
      items.map(({ id, draft }) => ({
        ...draft,
        id,
        kind: 'true-false' as const,
        options: null,
      })),
      writing,
    ),
});
