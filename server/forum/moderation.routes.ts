import { sendLegalNotice } from '@atalaya/core/forum/legal-notice.contract';
import * as contract from '@atalaya/core/forum/moderation.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { appealCase, casesForAdmin, claimCase, decideCase, readOwnCase } from './moderation';
import { fileLegalNotice } from './moderation/legal-notices';
import { reportPost } from './reports';

export function moderationRoutes(app: FastifyInstance): void {
  serve(app, contract.reportPost, ({ identity, params, body }, kit) =>
    reportPost(kit, identity.user, params.id, body),
  );
  serve(app, sendLegalNotice, ({ body }, kit) => fileLegalNotice(kit, body));
  serve(app, contract.readOwnCase, ({ identity, params }, kit) =>
    readOwnCase(kit, identity.user.id, params.id),
  );
  serve(app, contract.appealCase, ({ identity, params, body }, kit) =>
    appealCase(kit, identity.user.id, params.id, body.text),
  );
  serve(app, contract.listCases, ({ query }, kit) => casesForAdmin(kit, query));
  serve(app, contract.claimCase, ({ identity, params, body }, kit) =>
    claimCase(kit, identity.user.id, params.id, body.etag),
  );
  serve(app, contract.decideCase, ({ identity, params, body }, kit) =>
    decideCase(kit, identity.user.id, params.id, body),
  );
}
