import * as contract from '@atalaya/core/admin/versions/versions.contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error';
import { serve } from '../platform/serve';
import { listVersions, restoreVersion } from './resource/versions';
import { requireResource } from './resource-access';
import { selectVersion } from './versions.queries';

export function versionRoutes(app: FastifyInstance): void {
  serve(app, contract.listVersions, ({ query, identity }, kit) => {
    requireResource(app, identity.user, query.resource);
    return listVersions(kit, query.resource, query.recordId);
  });
  serve(app, contract.restoreVersion, async ({ params, body, identity }, kit) => {
    const version = await selectVersion(kit.db, params.id);
    if (!version) throw new AppError('request.not-found');
    requireResource(app, identity.user, version.resource);
    await restoreVersion(kit, identity.user.id, version, body.etag);
  });
}
