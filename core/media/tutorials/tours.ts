import type { Tour } from './tour';
import { accountTours } from './tours/account';
import { companyTours } from './tours/company';
import { referenceTours } from './tours/reference';
import { studyTours } from './tours/study';
import { trialsTours } from './tours/trials';

/** Every tour of the real pages. e2e/media/tutorials.spec.ts walks them all. */
export const tours: readonly Tour[] = [
  ...studyTours,
  ...trialsTours,
  ...referenceTours,
  ...companyTours,
  ...accountTours,
];

export const tourIds = tours.map(({ id }) => id);
