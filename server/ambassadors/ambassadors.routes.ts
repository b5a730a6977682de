import {
  invitationCookie,
  parseInvitationCookie,
  REFERRAL_DAYS,
} from '@atalaya/core/ambassadors/ambassadors';
import * as contract from '@atalaya/core/ambassadors/ambassadors.contract';
import type { FastifyInstance } from 'fastify';
import { orderListeners } from '../checkout/listeners';
import { serve } from '../platform/serve';
import { cookieOptions } from '../platform/sessions';
import { personalDataSections } from '../profile/personal-data';
import {
  earnCommission,
  invitation,
  join,
  listEntries,
  listForAdmin,
  ownStanding,
  payOut,
  readForAdmin,
  reverseCommission,
  saveReferral,
} from './ambassadors';
import { personalDataOf } from './ambassadors.queries';

const COOKIE = 'atalaya_invitacion';

export function ambassadorRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'embajadores', {
    staff: 'may:support-users',
    tables: ['ambassador', 'referral', 'commission_entry'],
    read: personalDataOf,
  });
  app.kit.hooks.add(orderListeners, 'ambassadors', {
    started: (kit, userId, cookies) => saveReferral(kit, userId, parseInvitationCookie(cookies[COOKIE])),
    paid: (_, tx, order, at) => earnCommission(tx, order, at),
    refunded: (_, tx, order, at) => reverseCommission(tx, order, at),
  });

  serve(app, contract.readAmbassador, async ({ identity }, kit) => ({
    ambassador: await ownStanding(kit, identity.user.id),
  }));
  serve(app, contract.joinAmbassadors, async ({ identity }, kit) => ({
    ambassador: await join(kit, identity.user.id),
  }));
  serve(app, contract.listCommissions, ({ identity, query }, kit) =>
    listEntries(kit, identity.user.id, query),
  );
  serve(app, contract.readInvitation, ({ params }, kit) => invitation(kit, params.code, undefined));
  serve(app, contract.acceptInvitation, async ({ identity, params, reply }, kit) => {
    const { code, until } = await invitation(kit, params.code, identity?.user.id);
    reply.setCookie(COOKIE, invitationCookie(code, kit.clock.now()), {
      ...cookieOptions(kit.env),
      maxAge: REFERRAL_DAYS * 24 * 60 * 60,
    });
    return { until };
  });

  serve(app, contract.listAmbassadors, ({ query }, kit) => listForAdmin(kit, query));
  serve(app, contract.readAmbassadorForAdmin, ({ params }, kit) => readForAdmin(kit, params.id));
  serve(app, contract.recordPayout, ({ identity, params, body }, kit) =>
    payOut(kit, identity.user.id, params.id, body),
  );
}
