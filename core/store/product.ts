import type { Tier } from '../auth/user';

export const productTypes = [
  'course',
  'course_monthly',
  'course_lifetime',
  'pack',
  'material',
  'test',
  'schema',
  'practical',
  'topic',
  'exam',
  'video',
  'service',
  'guide',
  'template',
] as const;
export type ProductType = (typeof productTypes)[number];

/**
 * What buying a product opens. Numbers are those of the topics. What is bought once stays open for ever; what is paid by
 * the month (`isRecurring`), while it is paid; a tier for as many months as are named, or for ever when none are.
 */
export type ProductContents = {
  /** Topics to be read whole, with their tests. */
  topics: readonly number[];
  /** Topics whose questions can be asked without a daily limit. */
  tests: readonly number[];
  schemes: readonly number[];
  flashcards: readonly number[];
  /** Topics that can be listened to. */
  audio: readonly number[];
  /** Full mocks that can be sat besides those of the plan. */
  mocks: number;
  /** Guides and templates, by the name of their file in content/store/documents. */
  documents: readonly string[];
  tier: Tier | null;
  months: number | null;
};

export const noContents: ProductContents = {
  topics: [],
  tests: [],
  schemes: [],
  flashcards: [],
  audio: [],
  mocks: 0,
  documents: [],
  tier: null,
  months: null,
};

/** The three shelves of the store, and what stands on each (spec, point 4). */
export const sections = ['courses', 'packs', 'loose'] as const;
export type Section = (typeof sections)[number];

const sectionByType: Record<ProductType, Section> = {
  course: 'courses',
  course_monthly: 'courses',
  course_lifetime: 'courses',
  pack: 'packs',
  material: 'packs',
  test: 'loose',
  schema: 'loose',
  practical: 'loose',
  topic: 'loose',
  exam: 'loose',
  video: 'loose',
  service: 'loose',
  guide: 'loose',
  template: 'loose',
};

export const isProductType = (value: string): value is ProductType => Object.hasOwn(sectionByType, value);

/** A type that nobody has heard of is sold loose. */
export const sectionOf = (type: string): Section => (isProductType(type) ? sectionByType[type] : 'loose');

/** A reduction for a while. Whole percents, so that the badge says exactly what is taken off. */
export type FlashOffer = { percent: number; startsAt: Date; endsAt: Date };

/** The price under an offer, in whole cents. */
export const offerCents = (cents: number, percent: number): number =>
  Math.round((cents * (100 - percent)) / 100);

export const isRunning = ({ startsAt, endsAt }: FlashOffer, now: Date): boolean =>
  startsAt.getTime() <= now.getTime() && now.getTime() < endsAt.getTime();

/** The badge: round((original − price) / original × 100), and none where nothing is taken off (spec, point 9). */
export function discountPercent(price: number, original: number | null | undefined): number | undefined {
  if (original === null || original === undefined || original <= price) return undefined;
  return Math.round(((original - price) / original) * 100);
}
