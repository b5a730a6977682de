import { type Held, holds, isPermission } from '@atalaya/core/auth/roles';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error';

/** Imports and batches are common to all resources: each asks for the permission of its resource's list. */
export function requireResource(app: FastifyInstance, user: Held, resource: string): void {
  const list = app.endpoints.find(
    ({ method, path }) => method === 'GET' && path === `/api/admin/${resource}`,
  );
  if (!list || !isPermission(list.access) || !holds(user, list.access))
    throw new AppError('request.forbidden');
}
