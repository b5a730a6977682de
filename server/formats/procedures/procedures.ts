import { lawOverview } from '../../laws/overview';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { questionBank } from '../../syllabus/question-bank';
import { selectProcedures } from '../formats.queries';
import { shownQuestions } from '../shown-questions';

async function read(kit: Kit) {
  const [rows, bank] = await Promise.all([selectProcedures(kit.db), questionBank(kit)]);
  const known = new Map(bank.topics.map((topic) => [topic.number, topic]));
  const items = rows.map((row) => ({
    ...row,
    stepCount: row.steps.length,
    topics: row.topics.flatMap((number) => known.get(number) ?? []),
  }));
  return { items, bank };
}

export const procedures = async (kit: Kit) => (await read(kit)).items;

export async function procedureById(kit: Kit, id: string) {
  const { items, bank } = await read(kit);
  const found = items.find((one) => one.id === id);
  if (!found) throw new AppError('request.not-found');
  const { articles } = await lawOverview(kit);
  return {
    ...found,
    references: found.references.map((one) => {
      const article = articles.find(({ law, number }) => law === one.law && number === one.article);
      return {
        ...one,
        lawName: bank.laws.get(one.law)?.shortName ?? one.law,
        path: article ? `/codificado/${article.lawSlug}/${article.slug}` : null,
      };
    }),
    others: items.filter((one) => one !== found),
  };
}

export async function procedureQuestions(kit: Kit, id: string) {
  const { items, bank } = await read(kit);
  const found = items.find((one) => one.id === id);
  if (!found) throw new AppError('request.not-found');
  return shownQuestions(kit, found.questions, bank);
}
