import {
  launchMotivationBoost,
  launchThunderStorm,
  readEffects,
} from '@atalaya/core/effects/effects.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { effectsForAdmin, launchBoost, launchStorm } from './effects';

export function effectRoutes(app: FastifyInstance): void {
  serve(app, readEffects, (_, kit) => effectsForAdmin(kit));
  serve(app, launchThunderStorm, ({ identity, body }, kit) => launchStorm(kit, identity, body.message));
  serve(app, launchMotivationBoost, ({ identity }, kit) => launchBoost(kit, identity));
}
