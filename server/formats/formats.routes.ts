import * as contract from '@atalaya/core/formats/formats.contract';
import type { FastifyInstance } from 'fastify';
import { registerContent } from '../content/content-source';
import { serve } from '../platform/serve';
import { pillById, pills } from './pills';
import { pillsSource } from './pills-source';

export function formatRoutes(app: FastifyInstance): void {
  registerContent('formats', pillsSource);

  serve(app, contract.listPills, (_, kit) => pills(kit));
  serve(app, contract.readPill, ({ params }, kit) => pillById(kit, params.id));
}
