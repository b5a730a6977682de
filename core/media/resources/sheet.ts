/** A printable sheet: the PDF and the preview are made of the same blocks. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'table'; columns: { label: string; share: number }[]; rows: string[][]; rowHeight: number | null }
  | { kind: 'checks'; items: string[] }
  | { kind: 'tree'; nodes: { label: string; note: string | null; depth: number }[] }
  | { kind: 'figure'; name: string; title: string; description: string; width: number; height: number }
  | { kind: 'question'; number: number; stem: string; options: string[] }
  | { kind: 'answers'; items: { number: number; key: string; why: string }[] };

export type Sheet = {
  title: string;
  description: string;
  /** The date of the law texts; null where no law matters. */
  validOn: string | null;
  /** Where it comes from. */
  source: string;
  blocks: Block[];
};

/** What a generated sheet consists of, without its title. */
export type SheetContent = Pick<Sheet, 'validOn' | 'source' | 'blocks'>;

const PREVIEW_BLOCKS = 8;
const PREVIEW_ROWS = 8;

/** About the first page. */
export const firstPage = (blocks: readonly Block[]): Block[] =>
  blocks.slice(0, PREVIEW_BLOCKS).map((block) => {
    if (block.kind === 'table') return { ...block, rows: block.rows.slice(0, PREVIEW_ROWS) };
    if (block.kind === 'tree') return { ...block, nodes: block.nodes.slice(0, 2 * PREVIEW_ROWS) };
    if (block.kind === 'answers') return { ...block, items: block.items.slice(0, PREVIEW_ROWS) };
    return block;
  });
