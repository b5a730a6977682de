import { contentLines } from '@atalaya/core/store/content-lines';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { openPicture } from '../platform/uploads/open-picture';
import { listTopicEntries } from '../syllabus/reading/reading';
import { selectProduct } from './catalogue.queries';
import { drawCover, drawInside, drawTerms } from './cover';

const NAME = /^([a-z0-9-]+)\.([123])\.(svg|png)$/;
/** Recommended size of Open Graph images. */
const SHARE_SIZE = { width: 1200, height: 630 };

/** Drawn on request, because the second picture counts the current contents. */
export async function pictureOf(kit: Kit, file: string): Promise<{ bytes: Buffer; type: string }> {
  const [, id = '', number = '', ending = ''] = NAME.exec(file) ?? [];
  const product = id === '' ? undefined : await selectProduct(kit.db, id);
  if (!product) throw new AppError('request.not-found');
  const svg =
    number === '1'
      ? drawCover(product.cover)
      : number === '2'
        ? drawInside(contentLines(product.contents, await listTopicEntries(kit.db)))
        : drawTerms(product.isRecurring);
  if (ending === 'svg') return { bytes: Buffer.from(svg), type: 'image/svg+xml' };
  const picture = await openPicture(Buffer.from(svg));
  return { bytes: await picture.resize(SHARE_SIZE).png().toBuffer(), type: 'image/png' };
}
