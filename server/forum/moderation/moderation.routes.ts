import { sendLegalNotice } from '@atalaya/core/forum/legal-notice.contract';
import * as contract from '@atalaya/core/forum/moderation.contract';
import type { FastifyInstance } from 'fastify';
import { networkOfCall } from '../../platform/network-of-call';
import { serve } from '../../platform/serve';
import { reportPost } from '../reports';
import { liftBan, proposeBan } from './ban-cases';
import { banActs } from './bans';
import { caseActs } from './case-kinds';
import { appealCase, casesForAdmin, claimCase, decideCase, readOwnCase } from './cases';
import { fileLegalNotice } from './legal-notices';

export function moderationRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(caseActs, 'ban', banActs);
  serve(app, contract.reportPost, ({ identity, params, body }, kit) =>
    reportPost(kit, identity.user, params.id, body),
  );
  serve(app, sendLegalNotice, ({ body, request }, kit) => fileLegalNotice(kit, body, networkOfCall(request)));
  serve(app, contract.readOwnCase, ({ identity, params }, kit) =>
    readOwnCase(kit, identity.user.id, params.id),
  );
  serve(app, contract.appealCase, ({ identity, params, body }, kit) =>
    appealCase(kit, identity.user.id, params.id, body.text),
  );
  serve(app, contract.listCases, ({ identity, query }, kit) => casesForAdmin(kit, identity.user.id, query));
  serve(app, contract.claimCase, ({ identity, params, body }, kit) =>
    claimCase(kit, identity.user.id, params.id, body.etag),
  );
  serve(app, contract.decideCase, ({ identity, params, body }, kit) =>
    decideCase(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.proposeBan, ({ identity, params, body }, kit) =>
    proposeBan(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.liftBan, ({ identity, params, body }, kit) =>
    liftBan(kit, identity.user.id, params.id, body),
  );
}
