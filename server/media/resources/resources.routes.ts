import * as admin from '@atalaya/core/media/resources/admin/resources.contract';
import * as contract from '@atalaya/core/media/resources/resources.contract';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '../../admin/resource/serve-resource';
import { contentSources } from '../../content/content-source';
import { serve } from '../../platform/serve';
import { resourceAdmin } from './admin/resources';
import { setOwnFile } from './own-file';
import { listResources, previewResource, sendResource } from './resources';
import { resourcesSource } from './resources-source';

export function resourceRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(contentSources, 'resources', resourcesSource);

  serve(app, contract.listResources, (_, kit) => listResources(kit));
  serve(app, contract.previewResource, ({ params }, kit) => previewResource(kit, params.id));
  serve(app, contract.downloadResource, ({ params, request, reply }, kit) =>
    sendResource(kit, params.id, { request, reply }),
  );

  serveResource(app, resourceAdmin);
  serve(app, admin.uploadResource, ({ identity, params, file }, kit) =>
    setOwnFile(kit, { actorId: identity.user.id, id: params.id }, file.bytes),
  );
}
