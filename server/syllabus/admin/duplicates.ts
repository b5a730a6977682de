import { plain } from '@atalaya/core/platform/fold';
import { nearDuplicates } from '@atalaya/core/syllabus/content/near-duplicates';
import { NEARLY_THE_SAME } from '@atalaya/core/syllabus/questions/corrector';
import { rightOption } from '@atalaya/core/syllabus/questions/question-text';
import { defineJob } from '../../platform/jobs/jobs';
import type { Kit } from '../../platform/kit';
import { replaceTwins, selectLiveStems } from '../corrections/corrector.queries';

const find = defineJob<Record<string, never>>('syllabus.find-duplicates');

/** Every night: comparing all stems takes seconds of CPU. */
export async function duplicateJobs(kit: Kit): Promise<void> {
  await kit.jobs.repeat(find, '40 3 * * *', () => findDuplicates(kit));
}

type Stem = Awaited<ReturnType<typeof selectLiveStems>>[number];

/** As in core's repetition rules: similar stems with the same fact or answer. */
function isRepetition(one: Stem, other: Stem): boolean {
  if (one.stemKey === other.stemKey) return true;
  const sameFact = one.fact !== null && one.fact === other.fact;
  return sameFact || (one.kind === 'choice' && rightOf(one) === rightOf(other));
}

const rightOf = (stem: Stem): string => plain(rightOption(stem));

export async function findDuplicates({ db }: Kit): Promise<void> {
  const rows = await selectLiveStems(db);
  const pairs = nearDuplicates(
    rows.map(({ stem }) => stem),
    NEARLY_THE_SAME,
  ).flatMap(([one, other]) => {
    const [a, b] = [rows[one], rows[other]];
    return a && b && isRepetition(a, b) ? [{ first: a.id, second: b.id, likeness: NEARLY_THE_SAME }] : [];
  });
  // Rows are ordered by id, so `first` is the smaller one.
  await db.transaction((tx) => replaceTwins(tx, pairs));
}
