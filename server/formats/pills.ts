import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { referenceText } from '../review/cards';
import { type Bank, currentTexts, questionBank } from '../syllabus/question-bank';
import { selectPills } from './formats.queries';

type Pill = Awaited<ReturnType<typeof selectPills>>[number];

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
  return { ...found, question: await questionOf(kit, found.question, bank), next: items[at + 1] ?? null };
}

async function questionOf({ db }: Kit, id: Pill['question'], bank: Bank) {
  const [text] = await currentTexts(db, [id]);
  if (!text?.options || typeof text.explanation === 'string') return null;
  const { answer } = text;
  if (answer === 'true' || answer === 'false') return null;
  const reference = referenceText(text, { lawName: (law) => bank.laws.get(law)?.shortName ?? null });
  return {
    id: text.id,
    stem: text.stem,
    options: text.options,
    answer,
    explanation: text.explanation,
    reference,
  };
}
