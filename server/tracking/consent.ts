import { type Consent, type ConsentKind, consentKinds } from '@atalaya/core/tracking/consent';
import { forgetFingerprints } from '../devices/devices';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { type ConsentRow, insertAnswers, selectLastAnswers } from './consent.queries';
import { deleteEvents, deleteFingerprints } from './tracking.queries';

export type Answers = Partial<Record<ConsentKind, boolean | undefined>>;

function consentFrom(rows: readonly ConsentRow[]): Consent {
  const last = (kind: ConsentKind) => {
    const row = rows.find((answer) => answer.kind === kind);
    return row ? { granted: row.granted, at: row.at.toISOString() } : null;
  };
  return { analytics: last('analytics'), fingerprint: last('fingerprint') };
}

export const consentOf = async (db: Db, userId: string): Promise<Consent> =>
  consentFrom(await selectLastAnswers(db, userId));

/** Stores changed answers. Withdrawing consent deletes the data collected under it. */
export async function answerConsent({ db, clock }: Kit, userId: string, answers: Answers): Promise<Consent> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const before = await consentOf(tx, userId);
    const rows = consentKinds.flatMap((kind) => {
      const granted = answers[kind];
      return granted === undefined || granted === before[kind]?.granted
        ? []
        : [{ id: newId(now), userId, kind, granted, at: now }];
    });
    if (rows.length > 0) await insertAnswers(tx, rows);
    if (answers.analytics === false) await deleteEvents(tx, userId);
    if (answers.fingerprint === false) {
      await deleteFingerprints(tx, userId);
      await forgetFingerprints(tx, userId);
    }
    return consentOf(tx, userId);
  });
}
