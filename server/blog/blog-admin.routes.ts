import { blogPosts } from '@atalaya/core/blog/admin-blog.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../admin/resource/serve-resource';
import { postAdmin } from './admin-blog';

export function blogAdminRoutes(app: FastifyInstance): void {
  serveResource(app, blogPosts, postAdmin);
}
