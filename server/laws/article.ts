import { fold } from '@atalaya/core/platform/fold';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { toolOf } from '@atalaya/core/tools/catalogue';
import { toolsOn } from '@atalaya/core/tools/tool-articles';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { flashcardsAbout, glossaryOf, sampleQuestions } from '../syllabus/law-references';
import { selectWordings } from './import/import.queries';
import { lineOf, mustFindGuide, updatesOf } from './laws';
import { selectSteps } from './laws.queries';
import { type ArticleRow, lawOverview, type Overview } from './overview';
import { isArticleWaiting } from './reviews/law-reviews';

/** An article with its neighbours and everything that refers to it. */
export async function articleOf(kit: Kit, lawSlug: string, slug: string) {
  const { db } = kit;
  const overview = await lawOverview(kit);
  const guide = mustFindGuide(overview, lawSlug);
  const own = overview.articles.filter(({ law }) => law === guide.id);
  const place = own.findIndex((row) => row.slug === slug);
  const row = own[place];
  if (!row) throw new AppError('request.not-found');
  const { use, number } = row;
  const [samples, flashcards, steps, glossary, wordings, mayHaveChanged, updates] = await Promise.all([
    sampleQuestions(db, guide.id, number, dayInSpain(kit.clock.now())),
    flashcardsAbout(db, guide.id, number),
    selectSteps(db, guide.id, number),
    glossaryOf(db, use.topics),
    selectWordings(db, guide.id, number),
    isArticleWaiting(db, guide.id, number),
    updatesOf(kit, overview, ({ law, articles }) => law === guide.id && articles.includes(number)),
  ]);
  const part = guide.parts.find(({ id }) => id === row.part);
  return {
    ...lineOf(row),
    law: guide,
    part: { id: row.part, title: part?.title ?? '' },
    expected: Math.round(use.expected * 100) / 100,
    asked: askedIn(overview, row),
    topics: use.topics.flatMap((topic) => overview.topics.filter((one) => one.number === topic)),
    before: own[place - 1] ?? null,
    after: own[place + 1] ?? null,
    uses: { questions: use.questions, trueFalse: use.trueFalse, flashcards, steps: steps.length },
    samples,
    steps,
    tools: toolsOn(guide.boe, number).map((id) => ({ id, name: toolOf(id).name })),
    mayHaveChanged,
    terms: termsIn(row, glossary),
    wordings,
    updates,
  };
}

/** Real questions of the official exams that an admin has entered. */
function askedIn({ bank }: Overview, { law, number }: ArticleRow) {
  const own = new Set(
    bank.questions.filter((one) => one.law === law && one.article === number).map(({ id }) => id),
  );
  const years = new Map<number, number>();
  for (const { year, questionIds } of bank.officialExams) {
    const asked = questionIds.filter((id) => own.has(id)).length;
    if (asked > 0) years.set(year, (years.get(year) ?? 0) + asked);
  }
  return [...years].map(([year, questions]) => ({ year, questions })).sort((a, b) => a.year - b.year);
}

/** The terms that the text uses, once each. */
function termsIn(
  { heading, statement }: ArticleRow,
  glossary: readonly { word: string; definition: string }[],
) {
  const words = new Set(fold(`${heading} ${statement}`).split(/[^\p{L}\p{N}]+/u));
  const seen = new Set<string>();
  return glossary.filter(({ word }) => {
    const key = fold(word);
    if (seen.has(key) || !words.has(key)) return false;
    seen.add(key);
    return true;
  });
}
