import { isReservedUsername } from '@atalaya/core/auth/account-fields';
import type { OppositionType } from '@atalaya/core/auth/user';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { examDateFault } from '@atalaya/core/profile/study-plan';
import {
  type AccountChanges,
  findAccount,
  isUsernameTaken,
  lockAccount,
  updateAccount,
} from '../auth/accounts';
import { tierGivenByAdmin } from '../auth/grants';
import { isLocalDemo } from '../env';
import { AppError } from '../platform/app-error';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { redraw } from '../platform/uploads/redraw';
import { balanceWeek } from './study-settings';

/** What is not sent stays as it is: another tab may have changed it. */
export type ProfileChanges = {
  displayName?: string | null | undefined;
  username?: string | undefined;
  oppositionType?: OppositionType | null | undefined;
  examDate?: string | null | undefined;
  studyMinutes?: number | null | undefined;
};

export async function readOwnProfile({ db, clock, env }: Kit, userId: string) {
  const account = await findAccount(db, userId, clock.now());
  if (!account) throw new AppError('request.unauthenticated');
  const given = await tierGivenByAdmin(db, userId, clock.now());
  return {
    ...account,
    // A subscription to the same plan or a better one goes on after that day.
    planEndsAt: given?.isDecisive ? given.expiresAt : null,
    emailConfirmed: account.emailConfirmedAt !== null,
    needsSecondFactor: (account.isAdmin || account.roles.length > 0) && !isLocalDemo(env),
  };
}

export async function saveOwnProfile(kit: Kit, userId: string, changes: ProfileChanges) {
  const { db, clock } = kit;
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new AppError('request.unauthenticated');
    // An unchanged date may lie in the past.
    const dateFault =
      changes.examDate && changes.examDate !== account.examDate
        ? examDateFault(changes.examDate, dayInSpain(clock.now()))
        : null;
    if (dateFault) throw new AppError('request.invalid', { fields: { examDate: dateFault } });
    if (changes.username !== undefined && changes.username !== account.username) {
      const taken =
        (isReservedUsername(changes.username) && !account.isAdmin) ||
        (await isUsernameTaken(tx, changes.username, userId));
      if (taken) throw usernameTaken();
    }
    if (Object.values(changes).some((value) => value !== undefined))
      await updateAccount(tx, userId, changes).catch(explainTakenName);
    if (changes.studyMinutes !== undefined && changes.studyMinutes !== account.studyMinutes)
      await balanceWeek(tx, userId);
  });
  return readOwnProfile(kit, userId);
}

const usernameTaken = () =>
  new AppError('auth.username-taken', { fields: { username: 'Ese nombre de usuario no está libre.' } });

/** A concurrent request may take the name; the unique index then fails. */
function explainTakenName(error: unknown): never {
  const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : '';
  throw text.includes('user_username') ? usernameTaken() : error;
}

const FILES = 'avatars/';
const URL_PREFIX = '/api/avatars/';

/** A new key per image, so that browsers can cache each one forever. */
export async function replaceAvatar(kit: Kit, userId: string, bytes: Buffer) {
  const picture = await drawAvatar(bytes);
  const key = `${newId(kit.clock.now())}.webp`;
  await kit.files.put(FILES + key, picture, 'image/webp');
  await changeAvatar(kit, userId, URL_PREFIX + key);
  return readOwnProfile(kit, userId);
}

export async function dropAvatar(kit: Kit, userId: string) {
  await changeAvatar(kit, userId, null);
  return readOwnProfile(kit, userId);
}

async function changeAvatar(kit: Kit, userId: string, avatar: string | null): Promise<void> {
  const old = await kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    const changes: AccountChanges = { avatar };
    await updateAccount(tx, userId, changes);
    return account?.avatar;
  });
  await removeAvatarFile(kit, old);
}

/** Call after the commit, because a rollback would still need the file. */
export async function removeAvatarFile(
  { files, log }: Kit,
  avatar: string | null | undefined,
): Promise<void> {
  if (!avatar?.startsWith(URL_PREFIX)) return;
  await files
    .remove(FILES + avatar.slice(URL_PREFIX.length))
    .catch((error) => log.warn({ err: error }, 'an old avatar stays behind'));
}

const KEY = /^[0-9a-f-]{36}\.webp$/;

export async function avatarBytes({ files }: Kit, key: string): Promise<Uint8Array> {
  const bytes = KEY.test(key) ? await files.get(FILES + key) : undefined;
  if (!bytes) throw new AppError('request.not-found');
  return bytes;
}

const SIDE = 256;

const drawAvatar = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, {
    feature: 'profile',
    formats: ['jpeg', 'png', 'webp'],
    draw: (upright) => upright.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 84 }).toBuffer(),
  });
