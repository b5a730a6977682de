import { readWheel, spinWheel } from '@atalaya/core/home/wheel.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { registerPersonalData } from '../profile/personal-data';
import { wheelGuest } from './guest-cookie';
import { spinOnce, todaysSpin } from './wheel';
import { spinsOf } from './wheel.queries';

export function homeRoutes(app: FastifyInstance): void {
  registerPersonalData('ruleta', { staff: 'may:support-users', tables: ['wheel_spin'], read: spinsOf });
  serve(app, readWheel, async ({ identity, request }, kit) => ({
    today: await todaysSpin(kit, { userId: identity?.user.id, guestId: wheelGuest.known(request) }),
  }));
  serve(app, spinWheel, async ({ identity, request, reply }, kit) =>
    spinOnce(kit, { userId: identity?.user.id, guestId: wheelGuest.knownOrNew(kit.env, request, reply) }),
  );
}
