import { ArticleList, LawFile, UpdateEntry } from '@atalaya/core/laws/content.contract';
import { type LawLibrary, lawFaults } from '@atalaya/core/laws/law-rules';
import type { Fault } from '@atalaya/core/platform/content-fault';
import { Law } from '@atalaya/core/syllabus/content/content.contract';
import { type ContentFiles, ContentReader } from '../content/content-reader.ts';

const FOLDER = 'laws/articles';

/** `content/laws/` with its faults. */
export async function readLaws(files: ContentFiles): Promise<{ library: LawLibrary; faults: Fault[] }> {
  const reader = new ContentReader(files);
  const names = (await reader.names(FOLDER)).filter((name) => name.endsWith('.yaml'));
  const read = await Promise.all(names.map((name) => reader.value(LawFile, `${FOLDER}/${name}`, 'needed')));
  const library = {
    laws: await reader.list(Law, 'laws.yaml', 'needed'),
    lists: await reader.list(ArticleList, 'law-articles.yaml', 'optional'),
    files: read.filter((file) => file !== null),
    updates: await reader.list(UpdateEntry, 'laws/updates.yaml', 'optional'),
  };
  return { library, faults: [...reader.faults, ...lawFaults(library)] };
}
