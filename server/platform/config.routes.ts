import { readConfig } from '@atalaya/core/platform/config.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from './serve';

export function configRoutes(app: FastifyInstance): void {
  const { demo, BRAND_EMAIL, BRAND_PHONE, BRAND_CHAT } = app.kit.env;
  const config = { demo, contact: { email: BRAND_EMAIL, phone: BRAND_PHONE, chat: BRAND_CHAT } };
  serve(app, readConfig, async () => config);
}
