import { allowance } from '../../platform/allowance';

export const listAllowance = allowance({
  name: 'review.lists',
  limit: 50,
  per: 'at-once',
  by: 'account',
  refusal: 'review.too-many-lists',
});
/** In one list. */
export const listQuestionAllowance = allowance({
  name: 'review.list-questions',
  limit: 500,
  per: 'at-once',
  by: 'account',
  refusal: 'review.list-full',
});
export const MAX_LIST_NAME = 60;

/** One line, without doubled spaces. */
export const tidyName = (name: string): string => name.replace(/\s+/g, ' ').trim();
