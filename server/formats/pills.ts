import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { questionBank } from '../syllabus/question-bank';
import { selectPills } from './formats.queries';
import { shownQuestions } from './shown-questions';

/** The lessons of topics that exist. */
async function read(kit: Kit) {
  const [pills, bank] = await Promise.all([selectPills(kit.db), questionBank(kit)]);
  const topics = new Map(bank.topics.map((topic) => [topic.number, topic]));
  const items = pills.flatMap((pill) => {
    const topic = topics.get(pill.topic);
    return topic ? [{ ...pill, topic }] : [];
  });
  return { items, bank };
}

export const pills = async (kit: Kit) => (await read(kit)).items;

export async function pillById(kit: Kit, id: string) {
  const { items, bank } = await read(kit);
  const at = items.findIndex((one) => one.id === id);
  const found = items[at];
  if (!found) throw new AppError('request.not-found');
  const [question = null] = await shownQuestions(kit, [found.question], bank);
  return { ...found, question, next: items[at + 1] ?? null };
}
