import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { audit } from '../../admin/audit';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { redraw } from '../../platform/uploads/redraw';
import { SHARED, uploadedKey } from '../images';
import * as rows from '../images.queries';

const WIDEST = 1600;

export async function imagesForAdmin({ db, env }: Kit) {
  const files = await readdir(join(env.checkout, 'content/blog/images')).catch(() => []);
  return { uploaded: await rows.selectImages(db), drawings: files.sort() };
}

/** For the page, and for the card that other sites show. */
const draw = (bytes: Buffer) =>
  redraw(bytes, {
    feature: 'blog',
    formats: ['jpeg', 'png', 'webp', 'heif'],
    draw: async (upright) => {
      const [page, card] = await Promise.all([
        upright
          .clone()
          .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 82 })
          .toBuffer({ resolveWithObject: true }),
        upright
          .clone()
          .resize({ ...SHARED, fit: 'cover' })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 80 })
          .toBuffer(),
      ]);
      return { page: page.data, card, width: page.info.width, height: page.info.height };
    },
  });

export async function addImage(kit: Kit, actorId: string, bytes: Buffer, alt: string) {
  const { page, card, width, height } = await draw(bytes);
  const now = kit.clock.now();
  const id = newId(now);
  const row = { name: `${id}.webp`, alt, width, height, createdAt: now };
  await kit.files.put(uploadedKey(row.name), page, 'image/webp');
  await kit.files.put(uploadedKey(`${id}.jpg`), card, 'image/jpeg');
  await kit.db.transaction(async (tx) => {
    await rows.insertImage(tx, row);
    await audit(tx, {
      at: now,
      actorId,
      action: 'content.created',
      subject: 'blog-image',
      subjectId: row.name,
      subjectName: alt,
      after: { alt },
    });
  });
  return row;
}

export async function dropImage(kit: Kit, actorId: string, name: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const row = await rows.lockImage(tx, name);
    if (!row) throw new AppError('request.not-found');
    if (await rows.isImageUsed(tx, name)) throw new AppError('blog.image-in-use');
    await rows.deleteImage(tx, name);
    await audit(tx, {
      at: kit.clock.now(),
      actorId,
      action: 'content.deleted',
      subject: 'blog-image',
      subjectId: name,
      subjectName: row.alt,
      before: { alt: row.alt },
    });
  });
  // After the commit, because a rollback would still need the files.
  await kit.files.remove(uploadedKey(name));
  await kit.files.remove(uploadedKey(name.replace(/webp$/, 'jpg')));
}
