import { z } from 'zod';
import { isPictogram } from '../drawing/pictograms.ts';
import { tones } from '../drawing/shapes.ts';

const Text = z.string().trim().min(1);
const upTo = (most: number) => Text.max(most, `must have at most ${most} characters`);
const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');
const Tone = z.enum(tones).default('navy');
const Icon = Text.refine(isPictogram, { error: 'is no pictogram of core/formats/drawing' });
const Way = z.tuple([z.number(), z.number()]);

/** Where an actor is and how it looks at the start. */
const base = { id: Id, x: z.number(), y: z.number(), hidden: z.boolean().default(false) };

export const Actor = z.discriminatedUnion('kind', [
  /** A box with a name, x and y at its upper left corner. */
  z.strictObject({
    kind: z.literal('card'),
    ...base,
    width: z.number().positive(),
    title: upTo(60),
    text: upTo(120).optional(),
    icon: Icon.optional(),
    tone: Tone,
  }),
  /** A round pictogram with its name under it, x and y at its middle. */
  z.strictObject({ kind: z.literal('token'), ...base, icon: Icon, label: upTo(24).optional(), tone: Tone }),
  /** A thick line that can grow from its left end. */
  z.strictObject({ kind: z.literal('bar'), ...base, width: z.number().positive(), tone: Tone }),
  z.strictObject({
    kind: z.literal('line'),
    ...base,
    to: Way,
    tone: Tone,
    dashed: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('arrow'), ...base, to: Way, tone: Tone }),
  z.strictObject({
    kind: z.literal('label'),
    ...base,
    width: z.number().positive(),
    text: upTo(90),
    big: z.boolean().default(false),
    centred: z.boolean().default(false),
    tone: z.enum(tones).default('plain'),
  }),
  /** The face of a clock, and the hand that turns on it. */
  z.strictObject({ kind: z.literal('dial'), ...base, radius: z.number().positive(), tone: Tone }),
  z.strictObject({ kind: z.literal('hand'), ...base, radius: z.number().positive(), tone: Tone }),
]);
export type Actor = z.infer<typeof Actor>;

/** What a step changes of an actor; the rest stays as it was. */
const Change = z.strictObject({
  x: z.number().optional(),
  y: z.number().optional(),
  shown: z.boolean().optional(),
  /** Drawn in its strong colour, as what the step is about. */
  lit: z.boolean().optional(),
  /** The part of a bar that is drawn, from 0 to 1. */
  grow: z.number().min(0).max(1).optional(),
  /** Degrees, clockwise. */
  turn: z.number().optional(),
});
export type Change = z.infer<typeof Change>;

const Step = z.strictObject({
  title: upTo(60),
  caption: Text.min(30, 'must have at least 30 characters').max(320),
  set: z.record(Id, Change).default({}),
});

/** `content/formats/animations/NN-slug.yaml` */
export const AnimationFile = z.strictObject({
  id: Id,
  title: upTo(60),
  summary: Text.min(60, 'must have at least 60 characters').max(200),
  topics: z.array(z.int().min(1).max(45)).min(1).max(4),
  basis: upTo(260),
  validOn: z.iso.date('must be a real date, YYYY-MM-DD'),
  height: z.number().min(180).max(360).default(260),
  actors: z.array(Actor).min(2).max(30),
  steps: z.array(Step).min(4).max(12),
});
export type AnimationFile = z.infer<typeof AnimationFile>;
