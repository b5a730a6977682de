import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@atalaya/core/brand';
import type { Block, SheetContent } from '@atalaya/core/media/resources/sheet';
import { FIGURES, figureSize } from '@atalaya/core/platform/markdown-tree';
import type { SchemeNode } from '@atalaya/core/syllabus/content/content.contract';
import { lawOverview } from '../../laws/overview';
import type { Kit } from '../../platform/kit';
import { readFigureFile } from '../../syllabus/reading/figures';
import { topicMaterial, topicTitles } from '../../syllabus/topic-material';

type Tree = Extract<Block, { kind: 'tree' }>['nodes'];

const flat = (nodes: readonly SchemeNode[], depth = 0): Tree =>
  nodes.flatMap(({ label, note, children }) => [
    { label, note: note ?? null, depth },
    ...flat(children ?? [], depth + 1),
  ]);

/** The drawings of a topic, then its tree. */
export async function schemeBlocks(kit: Kit, topics: readonly number[]): Promise<SheetContent> {
  const [{ schemes }, titles, files, { topics: withLaws, laws }] = await Promise.all([
    topicMaterial(kit.db, topics),
    topicTitles(kit.db, topics),
    readdir(join(kit.env.checkout, 'content/figures')).catch(() => []),
    lawOverview(kit),
  ]);
  const blocks: Block[] = [];
  for (const { topic, nodes } of schemes) {
    blocks.push({ kind: 'heading', text: `Tema ${topic}. ${titles.get(topic) ?? ''}`.trim() });
    const own = files.filter((file) => file.startsWith(`${String(topic).padStart(2, '0')}-`)).sort();
    for (const name of own) blocks.push(await figure(kit, name));
    blocks.push({ kind: 'tree', nodes: flat(nodes) });
  }
  const dates = withLaws
    .filter(({ number }) => topics.includes(number))
    .flatMap((topic) => topic.laws.flatMap((id) => laws.get(id)?.guide?.validOn ?? []));
  return { validOn: dates.sort()[0] ?? null, source: `Temario de ${brand.name}.`, blocks };
}

async function figure(kit: Kit, name: string): Promise<Block> {
  const svg = Buffer.from(await readFigureFile(kit, name)).toString('utf8');
  const size = figureSize(FIGURES + name);
  const inside = (tag: string) => new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(svg)?.[1]?.trim() ?? '';
  return {
    kind: 'figure',
    name,
    title: inside('title'),
    description: inside('desc'),
    width: size?.width ?? 360,
    height: size?.height ?? 360,
  };
}
