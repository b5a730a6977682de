import { DAY_MS } from '@atalaya/core/platform/durations';
import { dayInSpain, momentInSpain } from '@atalaya/core/platform/madrid-time';
import { countSessions, lockAccount } from '../../auth/accounts';
import { setTierAsAdmin } from '../../auth/grants';
import { endSessions } from '../../auth/sessions';
import type { Actor } from '../../auth/staff';
import { freeDevices } from '../../devices/closing';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import {
  type Act,
  auditUser,
  changeAccount,
  lockForRemoval,
  requireSameAccount,
  setFields,
} from '../account-change';
import { readForAdmin } from './user-view';

export type GivenPlan = {
  planTier: 'basico' | 'plus' | 'elite' | null;
  endsOn?: string | null | undefined;
  reason?: string | null | undefined;
  etag?: string;
};

const WHOLE_DAY_MINUTES = 24 * 60;

/** The end day is the last day of the plan; the hourly job then removes it. */
export function setPlan(kit: Kit, actor: Actor, id: string, { planTier, endsOn, reason, etag }: GivenPlan) {
  const now = kit.clock.now();
  const until = planTier && endsOn ? endsOn : null;
  if (until && until < dayInSpain(now))
    throw new AppError('request.invalid', { fields: { endsOn: 'Elige un día de hoy en adelante.' } });
  const act: Act = async (tx, account) => ({
    action: 'user.plan-changed',
    before: { planTier: account.planTier },
    after: {
      planTier: await setTierAsAdmin(tx, id, planTier, now, {
        expiresAt: until ? momentInSpain(until, WHOLE_DAY_MINUTES) : null,
        note: reason || null,
      }),
      ...(until ? { planEndsOn: until } : {}),
      ...(reason ? { reason } : {}),
    },
  });
  return changeAccount(kit, actor, id, act, etag);
}

/** Adds days to a running trial or starts one now; 0 days ends it. */
export function setTrial(
  kit: Kit,
  actorId: string,
  id: string,
  { days, etag }: { days: number; etag: string },
) {
  const act: Act = (tx, account) => {
    const now = kit.clock.now();
    const from = days > 0 && account.trialEndsAt && account.trialEndsAt > now ? account.trialEndsAt : now;
    const trialEndsAt = new Date(from.getTime() + days * DAY_MS);
    return setFields(tx, account, { trialEndsAt }, 'user.trial-changed');
  };
  return changeAccount(kit, actorId, id, act, etag);
}

export const freeUserDevices = (kit: Kit, actorId: string, id: string) =>
  changeAccount(kit, actorId, id, async (tx, account) => {
    await freeDevices(tx, id);
    return {
      action: 'user.devices-freed',
      before: { devicesFixedUntil: account.devicesFixedUntil },
      after: { devicesFixedUntil: null },
    };
  });

export const endAllSessions = (kit: Kit, actorId: string, id: string) =>
  changeAccount(kit, actorId, id, async (tx) => {
    const sessions = await countSessions(tx, kit.clock.now(), id);
    await endSessions(kit, tx, id);
    return { action: 'user.sessions-ended', before: { sessions }, after: { sessions: 0 } };
  });

/** Nobody can take the role from themselves or from the last admin. */
export async function setAdmin(
  kit: Kit,
  actorId: string,
  id: string,
  { isAdmin, etag }: { isAdmin: boolean; etag: string },
) {
  await kit.db.transaction(async (tx) => {
    const account = isAdmin ? await lockAccount(tx, id) : await lockForRemoval(tx, actorId, id);
    if (!account) throw new AppError('request.not-found');
    await requireSameAccount(kit, account, etag);
    if (account.isAdmin === isAdmin) return;
    const action = isAdmin ? 'user.made-admin' : 'user.unmade-admin';
    await auditUser(kit, tx, actorId, id, await setFields(tx, account, { isAdmin }, action));
  });
  return readForAdmin(kit, id);
}
