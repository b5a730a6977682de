import {
  confirmTwoSteps,
  renewCodes,
  savePassword,
  startTwoSteps,
  stopTwoSteps,
} from '@atalaya/core/profile/security.contract';
import type { FastifyInstance } from 'fastify';
import { changePassword } from '../auth/password/password-change';
import {
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../auth/second-factor';
import { serve } from '../platform/serve';

export function securityRoutes(app: FastifyInstance): void {
  serve(app, savePassword, ({ identity, body }, kit) => changePassword(kit, identity, body.password));
  serve(app, startTwoSteps, ({ identity }, kit) => startSecondFactor(kit, identity.user.id));
  serve(app, confirmTwoSteps, async ({ identity, body }, kit) => ({
    recoveryCodes: await confirmSecondFactor(kit, identity.user.id, body.code),
  }));
  serve(app, renewCodes, async ({ identity }, kit) => ({
    recoveryCodes: await renewRecoveryCodes(kit, identity.user.id),
  }));
  serve(app, stopTwoSteps, ({ identity }, kit) => disableSecondFactor(kit, identity.user.id));
}
