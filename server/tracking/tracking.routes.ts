import { readConsent, saveConsent } from '@atalaya/core/tracking/consent.contract';
import {
  readIdentification,
  saveFingerprint,
  trackAction,
  trackPageView,
} from '@atalaya/core/tracking/tracking.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/serve';
import { answerConsent, consentOf } from './consent';
import { cleanTracking, recordEvent, recordFingerprint } from './tracking';

export async function trackingRoutes(app: FastifyInstance): Promise<void> {
  const { kit } = app;
  await cleanTracking(kit);

  serve(app, readConsent, ({ identity }) => consentOf(kit.db, identity.user.id));
  serve(app, saveConsent, ({ identity, body }) => answerConsent(kit, identity.user.id, body));
  serve(app, trackPageView, ({ identity, body }) => recordEvent(kit, identity.user.id, body));
  serve(app, trackAction, ({ identity, body }) => recordEvent(kit, identity.user.id, body));
  serve(app, saveFingerprint, ({ identity, body }) =>
    recordFingerprint(kit, identity.user.id, identity.device.id, body.fingerprint),
  );
  serve(app, readIdentification, async () => ({ fingerprintKey: kit.env.FINGERPRINT_KEY ?? null }));
}
