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
 * What a product includes; numbers are topic numbers. One-off products do not expire, monthly ones (`isRecurring`) last
 * while they are paid, and a tier lasts `months`, or for ever if null.
 */
export type ProductContents = {
  /** Full topics with their tests. */
  topics: number[];
  /** Topics with unlimited questions. */
  tests: number[];
  schemes: number[];
  flashcards: number[];
  /** Topics with audio. */
  audio: number[];
  /** Full mocks besides those of the plan. */
  mocks: number;
  /** Guides and templates: file names in content/store/documents. */
  documents: string[];
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

export type SoldProduct = { contents: ProductContents; isRecurring: boolean };

/** Buying it twice would be useless: it does not expire and is not consumed. */
export const isPermanent = ({ contents, isRecurring }: SoldProduct): boolean =>
  !isRecurring && contents.months === null && contents.mocks === 0;

/** The three sections of the store (spec, point 4). */
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

export const sectionOf = (type: string): Section => (isProductType(type) ? sectionByType[type] : 'loose');

/** A temporary discount in whole percent. */
export type FlashOffer = { percent: number; startsAt: Date; endsAt: Date };

export const offerCents = (cents: number, percent: number): number =>
  Math.round((cents * (100 - percent)) / 100);

export const isRunning = ({ startsAt, endsAt }: FlashOffer, now: Date): boolean =>
  startsAt.getTime() <= now.getTime() && now.getTime() < endsAt.getTime();

/** Spec, point 9. Undefined without a discount. */
export function discountPercent(price: number, original: number | null | undefined): number | undefined {
  if (original === null || original === undefined || original <= price) return undefined;
  return Math.round(((original - price) / original) * 100);
}
