import {
  COOL_DOWN_MS,
  coolsDownAt,
  type EffectKind,
  effectAllowances,
  effectKinds,
  effectNames,
} from '@atalaya/core/effects/effects';
import { audit } from '../admin/audit';
import { accountNames } from '../auth/accounts';
import { spend } from '../platform/allowance/allowance';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';
import { insertRun, selectLast } from './effects.queries';

type Launched = { reached: number; coolsDownAt: string };

/** Broadcasts after the commit, so that every effect shown is also in the history. */
export async function launchStorm(kit: Kit, { user }: Identity, message: string): Promise<Launched> {
  const launched = await record(kit, user.id, 'thunder-storm', message);
  kit.realtime.toEveryone('thunder-storm-activated', { message });
  return launched;
}

export async function launchBoost(kit: Kit, { user }: Identity): Promise<Launched> {
  const launched = await record(kit, user.id, 'motivation-boost', null);
  kit.realtime.toEveryone('motivation-boost-activated', { adminName: user.displayName ?? user.username });
  return launched;
}

async function record(
  kit: Kit,
  actorId: string,
  kind: EffectKind,
  message: string | null,
): Promise<Launched> {
  const { db, clock, realtime } = kit;
  const { users, visitors } = await realtime.presence();
  const reached = users + visitors;
  return db.transaction(async (tx) => {
    await spend(kit, tx, effectAllowances[kind], { subject: 'everybody' });
    const now = clock.now();
    const id = newId(now);
    await insertRun(tx, { id, kind, message, actorId, reached, at: now });
    await audit(tx, {
      at: now,
      actorId,
      action: 'effect.launched',
      subject: 'effect',
      subjectId: id,
      subjectName: effectNames[kind],
      after: { reached, ...(message ? { message } : {}) },
    });
    return { reached, coolsDownAt: new Date(now.getTime() + COOL_DOWN_MS).toISOString() };
  });
}

export async function effectsForAdmin({ db, clock, realtime }: Kit) {
  const now = clock.now();
  const [presence, ...runs] = await Promise.all([
    realtime.presence(),
    ...effectKinds.map((kind) => selectLast(db, kind)),
  ]);
  const names = await accountNames(
    db,
    runs.flatMap((run) => (run ? [run.actorId] : [])),
  );
  const effects = effectKinds.map((kind, index) => {
    const run = runs[index];
    return {
      kind,
      last: run
        ? {
            at: run.at,
            by: names.get(run.actorId)?.name ?? null,
            message: run.message,
            reached: run.reached,
          }
        : null,
      coolsDownAt: coolsDownAt(run?.at ?? null, now),
    };
  });
  return { presence, effects };
}
