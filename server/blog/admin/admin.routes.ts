import { listImages, removeImage, uploadImage } from '@atalaya/core/blog/images.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../../admin/resource/serve-resource';
import { contentChanged } from '../../content/content-changed';
import { defineJob } from '../../platform/jobs/jobs';
import type { Kit } from '../../platform/kit';
import { serve } from '../../platform/serve';
import { releaseDuePosts } from '../blog.queries';
import { authorAdmin, postAdmin } from './blog';
import { addImage, dropImage, imagesForAdmin } from './images';

export const releasePosts = defineJob<Record<string, never>>('blog.release-posts');

export async function blogAdminRoutes(app: FastifyInstance): Promise<void> {
  serveResource(app, postAdmin);
  serveResource(app, authorAdmin);
  serve(app, listImages, (_, kit) => imagesForAdmin(kit));
  serve(app, uploadImage, ({ file, query, identity }, kit) =>
    addImage(kit, identity.user.id, file.bytes, query.alt),
  );
  serve(app, removeImage, ({ params, identity }, kit) => dropImage(kit, identity.user.id, params.name));
  await app.kit.jobs.repeat(releasePosts, '* * * * *', () => release(app.kit));
}

/** The API shows a scheduled post from its moment on; this renders the cached pages again. */
async function release(kit: Kit): Promise<void> {
  if ((await releaseDuePosts(kit.db, kit.clock.now())) > 0) contentChanged(kit);
}
