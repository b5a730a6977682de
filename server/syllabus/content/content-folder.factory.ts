import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { soundLibrary, soundTopic } from '@atalaya/core/syllabus/content/content.factory';
import type { TopicContent } from '@atalaya/core/syllabus/content/content-library';
import { stringify } from 'yaml';

export type ContentFolder = Awaited<ReturnType<typeof makeContentFolder>>;

/** A content folder with one valid topic (number 3). */
export async function makeContentFolder() {
  const root = await mkdtemp(join(tmpdir(), 'atalaya-content-'));
  const folder = {
    root,
    async write(path: string, text: string): Promise<void> {
      const file = join(root, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    },
    async writeTopic(topic: TopicContent = soundTopic()): Promise<void> {
      const name = topic.folder.replace(/^content\//, '');
      const values = (places: readonly { value: unknown }[]) => stringify(places.map(({ value }) => value));
      await folder.write(`${name}/topic.md`, page(topic.head));
      await folder.write(`${name}/questions.yaml`, values(topic.questions));
      await folder.write(`${name}/true-false.yaml`, values(topic.trueFalse));
      await folder.write(`${name}/flashcards.yaml`, values(topic.flashcards));
      await folder.write(`${name}/terms.yaml`, values(topic.terms));
      if (topic.scheme) await folder.write(`${name}/scheme.yaml`, stringify(topic.scheme.value));
      if (topic.listen) await folder.write(`${name}/listen.md`, page(topic.listen));
    },
    remove: (path = '') => rm(join(root, path), { recursive: true, force: true }),
  };
  const { laws } = soundLibrary();
  await folder.write('laws.yaml', stringify(laws.map(({ value }) => value)));
  await folder.writeTopic();
  return folder;
}

const page = ({ value, body }: { value: unknown; body: { text: string } }): string =>
  `---\n${stringify(value, { lineWidth: 0 })}---\n${body.text}\n`;
