import { guestMarkAllowance } from '@atalaya/core/blog/marks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { keyedHash } from '../platform/encryption';
import { guestCookie } from '../platform/guest-cookie';
import type { Kit } from '../platform/kit';
import { networkOfCall } from '../platform/network-of-call';
import { isPostPublished } from './blog.queries';
import { deleteMark, insertMark, type Mark, moveMarks, selectMarks } from './marks.queries';

type Visit = { userId: string | undefined; request: FastifyRequest; reply: FastifyReply };

async function shownMarks(db: Db, reader: string) {
  const marks = await selectMarks(db, reader);
  const ids = (kind: Mark['kind']) => marks.filter((mark) => mark.kind === kind).map(({ postId }) => postId);
  return { liked: ids('like'), saved: ids('save') };
}

export async function ownMarks({ db, env }: Kit, { userId, request, reply }: Visit) {
  const guest = guestReader.known(request);
  if (!userId) return guest ? shownMarks(db, guest) : { liked: [], saved: [] };
  if (guest) {
    await db.transaction((tx) => moveMarks(tx, guest, userId));
    guestReader.forget(env, reply);
  }
  return shownMarks(db, userId);
}

export async function mark(kit: Kit, visit: Visit, kind: Mark['kind'], postId: number) {
  const { db, clock, env, secret } = kit;
  if (!(await isPostPublished(db, postId, clock.now()))) throw new AppError('request.not-found');
  const { userId, request, reply } = visit;
  const reader = userId ?? guestReader.knownOrNew(env, request, reply);
  const from = networkOfCall(request);
  const network = userId ? null : keyedHash(secret, 'blog-mark', String(postId), from);
  await db.transaction(async (tx) => {
    if (!userId) await spend(kit, tx, guestMarkAllowance, { subject: from });
    await insertMark(tx, { reader, kind, postId, userId: userId ?? null, network, createdAt: clock.now() });
  });
  if (kind === 'like') likesChanged(kit);
  return shownMarks(db, reader);
}

export async function unmark(kit: Kit, visit: Visit, kind: Mark['kind'], postId: number) {
  const reader = visit.userId ?? guestReader.known(visit.request);
  if (!reader) return { liked: [], saved: [] };
  await deleteMark(kit.db, { reader, kind, postId });
  if (kind === 'like') likesChanged(kit);
  return shownMarks(kit.db, reader);
}

/** The reader's own like is counted when the list is loaded again. */
const likesChanged = ({ events }: Kit): void => events.publish('pages.changed', { prefixes: ['/blog'] });

/** Identifies the browser that liked or saved posts. */
const guestReader = guestCookie('atalaya_lector', 365 * 24 * 60 * 60);
