import { readUpload } from '@atalaya/core/uploads/uploads.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { removeFiles, uploadJobs } from './upload-jobs';
import { readImage } from './uploads';
import { imagesOf } from './uploads.queries';

/** Not longer: what a moderator removes must go. */
const AN_HOUR = 'public, max-age=3600';
const PRIVATE = 'private, max-age=300';

export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  app.kit.hooks.add(personalDataSections, 'imagenes', {
    staff: 'may:moderate',
    tables: ['user_image'],
    read: imagesOf,
    erase: async (kit, db, userId) => {
      const names = (await imagesOf(db, userId)).map(({ name }) => name);
      if (names.length > 0) await kit.jobs.enqueue(db, removeFiles, { names });
    },
  });
  await uploadJobs(app.kit);

  serve(app, readUpload, async ({ params, identity, reply }, kit) => {
    const { bytes, isPublic } = await readImage(kit, identity, params.name);
    await reply
      .type('image/webp')
      .header('cache-control', isPublic ? AN_HOUR : PRIVATE)
      .header('content-disposition', 'inline')
      .send(bytes);
  });
}
