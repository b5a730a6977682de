import { receiveSimulatedWebhook, receiveStripeWebhook } from '@atalaya/core/checkout/checkout.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error';
import { serve } from '../../platform/serve';
import { providerNamed } from '../providers/choose-provider';
import { receiveWebhook } from './webhook-events';

/** In their own scope without body parsers: the signature covers the raw bytes. */
export async function webhookRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    serve(scope, receiveStripeWebhook, ({ request }, kit) => {
      const provider = providerNamed(kit, 'stripe');
      if (!provider) throw new AppError('request.not-found');
      return receiveWebhook(kit, provider, bytesOf(request), header(request, 'stripe-signature'));
    });
    serve(scope, receiveSimulatedWebhook, ({ request }, kit) => {
      const provider = providerNamed(kit, 'simulated');
      if (!provider) throw new AppError('request.not-found');
      return receiveWebhook(kit, provider, bytesOf(request), header(request, 'simulated-signature'));
    });
  });
}

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const header = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};
