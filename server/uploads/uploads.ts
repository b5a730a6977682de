import { UPLOAD_SIDE, uploadAllowance, uploadName } from '@atalaya/core/uploads/images';
import { spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { defineHook } from '../platform/hooks';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';
import { redraw } from '../platform/uploads/redraw';
import * as rows from './uploads.queries';

/** `everyone`: the response may be cached. `reader`: only for this person. */
type Sight = 'everyone' | 'reader' | 'nobody';

export type ImageJudge = (kit: Kit, placeId: string, identity: Identity | null) => Promise<Sight>;

/** Who may see the images of a text, by its place; the owner and nobody else otherwise. */
export const imageJudges = defineHook<ImageJudge>('uploads.judges');

export const fileKey = (name: string): string => `uploads/${name.replace(/-\d+x\d+\.webp$/, '')}.webp`;

/** Re-encodes and stores an image. Only its owner sees it until a text uses it (placeImages). */
export async function keepImage(kit: Kit, userId: string, bytes: Buffer) {
  const { db, clock, files } = kit;
  const now = clock.now();
  // Before the drawing, which costs most: a file that is no image counts too.
  await db.transaction((tx) => spend(kit, tx, uploadAllowance, { subject: userId }));
  const { data, info } = await redraw(bytes, {
    feature: 'uploads',
    formats: ['jpeg', 'png', 'webp'],
    draw: (upright) =>
      upright
        .resize({ width: UPLOAD_SIDE, height: UPLOAD_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true }),
  });
  const { width, height } = info;
  const name = uploadName(newId(now), width, height);
  await files.put(fileKey(name), data, 'image/webp');
  await rows.insertImage(db, { name, userId, width, height, bytes: data.length, createdAt: now });
  return { name, width, height };
}

/** The images of a text that is being written or changed. Throws if one belongs to another person or text. */
export async function placeImages(
  tx: Db,
  userId: string,
  names: readonly string[],
  to: rows.ImagePlace,
): Promise<void> {
  await releaseImages(tx, to.place, [to.placeId]);
  const asked = [...new Set(names)];
  if (asked.length > 0 && (await rows.updatePlace(tx, userId, asked, to)) < asked.length)
    throw new AppError('uploads.no-such-image');
}

/** The texts are gone: so are their images, a day later at most (upload-jobs.ts). */
export async function releaseImages(tx: Db, place: string, placeIds: readonly string[]): Promise<void> {
  if (placeIds.length > 0) await rows.clearPlaces(tx, place, placeIds);
}

const NAME = /^[0-9a-f-]{36}-\d{1,4}x\d{1,4}\.webp$/;

/** The bytes, and whether anybody may see them. */
export async function readImage(kit: Kit, identity: Identity | null, name: string) {
  const row = NAME.test(name) ? await rows.selectImage(kit.db, name) : undefined;
  const sight = row ? await sightOf(kit, identity, row) : 'nobody';
  const bytes = sight === 'nobody' ? undefined : await kit.files.get(fileKey(name));
  if (!bytes) throw new AppError('request.not-found');
  return { bytes, isPublic: sight === 'everyone' };
}

async function sightOf(kit: Kit, identity: Identity | null, row: rows.ImageRow): Promise<Sight> {
  const judge = row.place ? kit.hooks.get(imageJudges, row.place) : undefined;
  const judged = row.placeId ? await judge?.(kit, row.placeId, identity) : undefined;
  if (judged && judged !== 'nobody') return judged;
  return identity?.user.id === row.userId ? 'reader' : 'nobody';
}
