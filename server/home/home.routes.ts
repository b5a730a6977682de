import { readWheel, spinWheel } from '@atalaya/core/home/wheel.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { guestOf, knownGuest } from './guest-cookie';
import { spinOnce, todaysSpin } from './wheel';

export function homeRoutes(app: FastifyInstance): void {
  serve(app, readWheel, async ({ identity, request }, kit) => ({
    today: await todaysSpin(kit, { userId: identity?.user.id, guestId: knownGuest(request) }),
  }));
  serve(app, spinWheel, async ({ identity, request, reply }, kit) =>
    spinOnce(kit, { userId: identity?.user.id, guestId: guestOf(kit.env, request, reply) }),
  );
}
