import { topicsIn } from '@atalaya/core/store/content-lines';
import type { ProductContents } from '@atalaya/core/store/product';
import type { Kit } from '../platform/kit';
import { currentTexts, questionBank } from '../syllabus/question-bank';
import { readTopic } from '../syllabus/reading/reading';
import { selectDocuments } from './catalogue.queries';

/** The sample is cut between paragraphs. */
const MAX_CHARACTERS = 900;

function beginningOf(body: string): string {
  const paragraphs = body.split(/\n{2,}/);
  let text = paragraphs[0] ?? '';
  for (const paragraph of paragraphs.slice(1)) {
    if (text.length + paragraph.length > MAX_CHARACTERS) break;
    text += `\n\n${paragraph}`;
  }
  return text;
}

/** The beginning of the real contents, and a real question if there is one. */
export async function sampleOf(kit: Kit, contents: ProductContents) {
  const [document] = await selectDocuments(kit.db, contents.documents);
  if (document)
    return { topic: null, title: document.title, text: beginningOf(document.body), question: null };
  return topicSample(kit, topicsIn(contents)[0] ?? 1);
}

async function topicSample(kit: Kit, topic: number) {
  const [read, bank] = await Promise.all([
    readTopic(kit.db, 'elite', topic).catch(() => null),
    questionBank(kit),
  ]);
  if (!read) return null;
  const asked = bank.questions.find((question) => question.topic === topic && question.kind === 'choice');
  const [text] = asked ? await currentTexts(kit.db, [asked.id]) : [];
  const body = read.sections[0]?.body;
  return {
    topic,
    title: read.shortTitle,
    text: body ? beginningOf(body) : null,
    question: text?.options
      ? {
          stem: text.stem,
          options: text.options,
          answer: text.answer,
          explanation: explanationOf(text.explanation, text.answer),
        }
      : null,
  };
}

function explanationOf(explanation: unknown, answer: string): string {
  if (typeof explanation === 'string') return explanation;
  const found = Object.entries(explanation ?? {}).find(([letter]) => letter === answer);
  return typeof found?.[1] === 'string' ? found[1] : '';
}
