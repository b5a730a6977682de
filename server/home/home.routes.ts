import * as contract from '@atalaya/core/home/wheel.contract';
import type { FastifyInstance } from 'fastify';
import { networkOfCall } from '../platform/network-of-call';
import { serve } from '../platform/serve';
import { personalDataSections } from '../profile/personal-data';
import { wheelGuest } from './guest-cookie';
import { readWheel, spinOnce } from './wheel';
import { spinsOf } from './wheel.queries';

export function homeRoutes(app: FastifyInstance): void {
  app.kit.hooks.add(personalDataSections, 'ruleta', {
    staff: 'may:support-users',
    tables: ['wheel_spin'],
    read: spinsOf,
  });
  serve(app, contract.readWheel, ({ identity, request }, kit) =>
    readWheel(kit, { userId: identity?.user.id, guestId: wheelGuest.known(request) }),
  );
  serve(app, contract.spinWheel, async ({ identity, request, reply }, kit) =>
    spinOnce(kit, {
      userId: identity?.user.id,
      guestId: wheelGuest.knownOrNew(kit.env, request, reply),
      network: networkOfCall(request),
    }),
  );
}
