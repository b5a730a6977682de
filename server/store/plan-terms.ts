import { lowestOf, planList, plansFrom } from '@atalaya/core/store/plan-terms';
import { type PlanDraft, planDraft } from '@atalaya/core/store/plan-terms.contract';
import {
  type Plan,
  type PlanId,
  type PlanTerms,
  type Prices,
  planDefaults,
  planOf,
  secondsLeft,
} from '@atalaya/core/store/plans';
import { audit } from '../admin/audit';
import { etagOf, requireSameEtag } from '../admin/etag';
import { keepVersions } from '../admin/resource/keep-version';
import { draftsSince, versionedRecords } from '../admin/resource/versions';
import { contentChanged } from '../content/content-changed';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { lockPlanTerms, selectPlanTerms, upsertPlanTerms } from './plan-terms.queries';

const RESOURCE = 'plans';
const fields = [
  { path: 'cents.monthly', label: 'Precio mensual', kind: 'euros' },
  { path: 'cents.quarterly', label: 'Precio trimestral', kind: 'euros' },
  { path: 'cents.annual', label: 'Precio anual', kind: 'euros' },
  { path: 'claim', label: 'Frase', kind: 'line' },
  { path: 'saves', label: 'Ahorro', kind: 'line' },
  { path: 'includes', label: 'Incluye', kind: 'list' },
  { path: 'leavesOut', label: 'No incluye', kind: 'list' },
] as const;

/** Read from the database each time: what is charged must not come from a cache. */
export const currentPlans = async (db: Db): Promise<Record<PlanId, Plan>> =>
  plansFrom(await selectPlanTerms(db));

export async function listPlanTerms(db: Db) {
  const edited = await selectPlanTerms(db);
  const changes = new Map(edited.map(({ id, updatedAt }) => [id, updatedAt.toISOString()]));
  return planList(plansFrom(edited)).map((plan) => ({ ...plan, changedAt: changes.get(plan.id) ?? null }));
}

/**
 * What a plan costs a buyer: the plans page promises the prices it showed for a day (decision 66), so a buyer who saw them
 * gets the lowest since then.
 */
export async function pricesFor(db: Db, id: PlanId, now: Date, seenAt: Date | undefined): Promise<Prices> {
  const { cents } = (await currentPlans(db))[id];
  if (!seenAt || secondsLeft(seenAt.getTime(), now.getTime()) === 0) return cents;
  const drafts = await draftsSince(db, RESOURCE, id, seenAt);
  const earlier = drafts.flatMap((draft) => {
    const read = planDraft.safeParse(draft);
    return read.success ? [read.data.cents] : [];
  });
  return lowestOf([cents, ...earlier]);
}

const termsOf = ({ cents, claim, saves, includes, leavesOut }: PlanTerms): PlanDraft => ({
  cents,
  claim,
  saves,
  includes,
  leavesOut,
});

const toView = (plan: Plan) => ({ ...plan, etag: etagOf(termsOf(plan)), initial: planDefaults[plan.id] });

export const plansForAdmin = async (db: Db) => (await listPlanTerms(db)).map(toView);

/** For new purchases: running subscriptions keep the price on their own row. */
export async function changePlanTerms(kit: Kit, actorId: string, id: PlanId, etag: string, draft: PlanDraft) {
  const now = kit.clock.now();
  const after = termsOf(draft);
  const plan = await kit.db.transaction(async (tx) => {
    await lockPlanTerms(tx);
    const current = (await currentPlans(tx))[id];
    requireSameEtag(etag, toView(current));
    const before = termsOf(current);
    await upsertPlanTerms(tx, { id, ...after, updatedAt: now });
    await audit(tx, {
      at: now,
      actorId,
      action: 'content.changed',
      subject: 'plan',
      subjectId: id,
      subjectName: current.name,
      before,
      after,
    });
    await keepVersions(tx, RESOURCE, [{ recordId: id, before, after }], { now, by: actorId });
    return { ...current, ...after };
  });
  contentChanged(kit);
  return toView(plan);
}

/** Earlier prices and texts are restored through the history of the admin area. */
export const keepPlanVersions = ({ hooks }: Kit): void =>
  hooks.add(versionedRecords, RESOURCE, {
    fields,
    async restore(kit, actorId, { recordId, draft }, etag) {
      const id = planOf(recordId);
      if (!id) throw new AppError('request.not-found');
      await changePlanTerms(kit, actorId, id, etag, planDraft.parse(draft));
    },
  });
