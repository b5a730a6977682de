import type { FastifyInstance } from 'fastify';
import { contribute } from '../profile/personal-data';
import { pushDataOf } from './personal-data';

export async function pushRoutes(_app: FastifyInstance): Promise<void> {
  contribute('avisos_en_el_navegador', {
    tables: ['push_subscription', 'quiet_hours', 'notice'],
    read: pushDataOf,
  });
}
