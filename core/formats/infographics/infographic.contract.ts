import { z } from 'zod';
import { isPictogram } from '../drawing/pictograms.ts';
import { tones } from '../drawing/shapes.ts';

const Text = z.string().trim().min(1);
const upTo = (most: number) => Text.max(most, `must have at most ${most} characters`);
const Tone = z.enum(tones).default('navy');
const Icon = Text.refine(isPictogram, { error: 'is no pictogram of core/formats/drawing' });
const list = <T extends z.ZodType>(item: T, most = 12) => z.array(item).min(1).max(most);

const base = {
  title: upTo(80).optional(),
  /** Beside its neighbour on a wide sheet. */
  half: z.boolean().default(false),
};
/** One fact: what, how much, and the article. */
const Fact = z.strictObject({
  title: upTo(90),
  text: upTo(240).optional(),
  ref: upTo(60).optional(),
  tone: Tone,
  icon: Icon.optional(),
});

const FiguresBlock = z.strictObject({
  kind: z.literal('figures'),
  ...base,
  items: list(
    z.strictObject({
      value: upTo(16),
      label: upTo(90),
      ref: upTo(60).optional(),
      tone: Tone,
      icon: Icon.optional(),
    }),
  ),
});
const TimelineBlock = z.strictObject({
  kind: z.literal('timeline'),
  ...base,
  /** From left to right on a wide sheet. */
  across: z.boolean().default(false),
  items: list(Fact.extend({ mark: upTo(24) })),
});
const ColumnsBlock = z.strictObject({
  kind: z.literal('columns'),
  ...base,
  items: list(Fact.extend({ points: z.array(upTo(200)).max(12).default([]) }), 6),
});
const PyramidBlock = z.strictObject({ kind: z.literal('pyramid'), ...base, items: list(Fact, 7) });
const FlowBlock = z.strictObject({ kind: z.literal('flow'), ...base, items: list(Fact, 10) });
const TreeBlock = z.strictObject({
  kind: z.literal('tree'),
  ...base,
  root: Fact,
  items: list(Fact.extend({ points: z.array(upTo(120)).max(14).default([]) }), 6),
});
const ScaleBlock = z.strictObject({
  kind: z.literal('scale'),
  ...base,
  unit: upTo(40),
  /** The end of the axis, which starts at 0. */
  end: z.number().positive(),
  rows: list(
    z.strictObject({
      label: upTo(90),
      bands: list(z.strictObject({ to: z.number().positive(), text: upTo(160), tone: Tone }), 5),
    }),
    4,
  ),
});
const TableBlock = z.strictObject({
  kind: z.literal('table'),
  ...base,
  head: z.array(Text.max(40)).min(2).max(4),
  /** Parts of the width, one for each column. */
  widths: z.array(z.number().positive()).optional(),
  rows: list(z.array(Text.max(150)), 16),
});
const LayersBlock = z.strictObject({
  kind: z.literal('layers'),
  ...base,
  items: list(Fact.extend({ mark: upTo(4), side: upTo(60) }), 9),
});
const CycleBlock = z.strictObject({
  kind: z.literal('cycle'),
  ...base,
  centre: upTo(24),
  items: list(Fact, 9),
});
const NoteBlock = z.strictObject({
  kind: z.literal('note'),
  ...base,
  text: upTo(320),
  tone: Tone,
  icon: Icon.default('warning'),
});

export const Block = z.discriminatedUnion('kind', [
  FiguresBlock,
  TimelineBlock,
  ColumnsBlock,
  PyramidBlock,
  FlowBlock,
  TreeBlock,
  ScaleBlock,
  TableBlock,
  LayersBlock,
  CycleBlock,
  NoteBlock,
]);
export type Block = z.infer<typeof Block>;
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;
export type Fact = z.infer<typeof Fact>;

/** `content/formats/infographics/NN-slug.yaml`: what is said; core/formats/drawing draws it and the page writes it out. */
export const InfographicFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens'),
  title: upTo(60),
  /** One sentence under the title, and the description for search engines. */
  summary: Text.min(60, 'must have at least 60 characters').max(200),
  /** What the picture looks like, for those who do not see it; its facts follow as text. */
  alt: Text.min(60, 'must have at least 60 characters').max(400),
  icon: Icon,
  /** The first one is the one it is filed under. */
  topics: list(z.int().min(1).max(45), 4),
  basis: upTo(260),
  validOn: z.iso.date('must be a real date, YYYY-MM-DD'),
  blocks: list(Block, 8),
});
export type InfographicFile = z.infer<typeof InfographicFile>;
