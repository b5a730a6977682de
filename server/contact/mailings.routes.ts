import * as contract from '@atalaya/core/contact/mailings.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import * as mailings from './mailings';

export function mailingRoutes(app: FastifyInstance): void {
  serve(app, contract.listMailings, ({ query }, kit) => mailings.mailingsForAdmin(kit, query));
  serve(app, contract.readMailing, ({ params }, kit) => mailings.mailingForAdmin(kit, params.id));
  serve(app, contract.createMailing, ({ body }, kit) => mailings.createMailing(kit, body));
  serve(app, contract.saveMailing, ({ params, body }, kit) => mailings.saveMailing(kit, params.id, body));
  serve(app, contract.deleteMailing, ({ identity, params }, kit) =>
    mailings.deleteMailing(kit, identity.user.id, params.id),
  );
  serve(app, contract.scheduleMailing, ({ identity, params, body }, kit) =>
    mailings.scheduleMailing(kit, identity.user.id, params.id, body),
  );
  serve(app, contract.sendMailing, ({ identity, params, body }, kit) =>
    mailings.startMailing(kit, identity.user.id, params.id, body.etag),
  );
  serve(app, contract.cancelMailing, ({ identity, params }, kit) =>
    mailings.cancelMailing(kit, identity.user.id, params.id),
  );
  serve(app, contract.testMailing, ({ body }, kit) => mailings.sendTest(kit, body));
  serve(app, contract.readMailingReach, ({ query }, kit) => mailings.reachOf(kit, query.audience));
}
