import type { Kit } from '../platform/kit';
import { questionBank } from '../syllabus/question-bank';

/** Enough of the hash to tell one version of a file from the next. */
const VERSION_CHARACTERS = 10;

type Row<B> = { id: string; title: string; topics: readonly number[]; fileHash: string | null; body: B };

/** What every drawn format shows in its list: names of its topics, and a version for the addresses of its drawings. */
export async function listed<B extends { summary: string }>(kit: Kit, rows: readonly Row<B>[]) {
  const { topics } = await questionBank(kit);
  const names = new Map(topics.map((topic) => [topic.number, topic]));
  return rows.map(({ id, title, topics, body, fileHash }) => ({
    id,
    title,
    summary: body.summary,
    topics: topics.flatMap((number) => names.get(number) ?? []),
    version: fileHash?.slice(0, VERSION_CHARACTERS) ?? '0',
    body,
  }));
}
