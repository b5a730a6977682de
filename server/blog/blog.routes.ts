import * as blog from '@atalaya/core/blog/blog.contract';
import * as comments from '@atalaya/core/blog/comments.contract';
import type { FastifyInstance } from 'fastify';
import { commentsBy, commentsOf } from '../comments/comments';
import { sitemapPaths } from '../platform/pages/sitemap';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { authorsByPosts, countReading, publishedPost, publishedPosts, topicsByPosts } from './blog';
import { selectMarksOf } from './blog.queries';
import { openImageStore } from './images';
import { mark, ownMarks, unmark } from './marks';
import { commentPost } from './post-comments';

export function blogRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'blog', {
    staff: 'may:moderate',
    tables: ['blog_mark', 'blog_comment'],
    read: async (db, userId) => ({
      marcas: await selectMarksOf(db, userId),
      comentarios: await commentsBy(db, userId),
    }),
  });

  app.kit.hooks.add(sitemapPaths, 'blog', async (kit) =>
    (await publishedPosts(kit)).map(({ id }) => `/blog/${id}`),
  );
  serve(app, blog.listPosts, (_, kit) => publishedPosts(kit));
  serve(app, blog.readPost, ({ params }, kit) => publishedPost(kit, params.id));
  serve(app, blog.topAuthors, (_, kit) => authorsByPosts(kit));
  serve(app, blog.trendingTopics, (_, kit) => topicsByPosts(kit));
  serve(app, blog.countView, ({ params }, kit) => countReading(kit, params.id));
  const picture = openImageStore(app.kit);
  serve(app, blog.readImage, async ({ params, reply }) => {
    const { bytes, type, cache } = await picture(params.name);
    await reply.type(type).header('cache-control', cache).send(bytes);
  });

  serve(app, blog.readMarks, ({ identity, request, reply }, kit) =>
    ownMarks(kit, { userId: identity?.user.id, request, reply }),
  );
  serve(app, blog.setMark, ({ identity, params, request, reply }, kit) =>
    mark(kit, { userId: identity?.user.id, request, reply }, params.kind, params.id),
  );
  serve(app, blog.unsetMark, ({ identity, params, request, reply }, kit) =>
    unmark(kit, { userId: identity?.user.id, request, reply }, params.kind, params.id),
  );

  serve(app, comments.listComments, ({ identity, params, query }, kit) =>
    commentsOf(kit, { postId: params.id }, identity?.user.id, query),
  );
  serve(app, comments.writeComment, ({ identity, params, body }, kit) =>
    commentPost(kit, identity.user, params.id, body),
  );
}
