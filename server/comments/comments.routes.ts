import * as contract from '@atalaya/core/comments/comments.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { commentsForAdmin, deleteForGood, moderate, removeOwnComment, reportComment } from './comments';
import { reportsBy } from './comments.queries';

/** What is the same for every subject. Reading and writing is served by the feature of the subject. */
export function commentRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'comentarios_denunciados', {
    staff: 'may:moderate',
    tables: ['comment_report'],
    read: reportsBy,
  });

  serve(app, contract.removeComment, ({ identity, params }, kit) =>
    removeOwnComment(kit, identity.user.id, params.id),
  );
  serve(app, contract.reportComment, ({ identity, params }, kit) =>
    reportComment(kit, identity.user.id, params.id),
  );
  serve(app, contract.listAllComments, ({ query }, kit) => commentsForAdmin(kit, query));
  serve(app, contract.moderateComment, ({ identity, params, body }, kit) =>
    moderate(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.deleteComment, ({ identity, params }, kit) =>
    deleteForGood(kit, identity.user.id, params.id),
  );
}
