import { allowance } from '../../platform/allowance';

export const diaryAllowance = allowance({
  name: 'wellbeing.diary',
  limit: 4_000,
  per: 'at-once',
  by: 'account',
  refusal: 'wellbeing.too-many-entries',
});
