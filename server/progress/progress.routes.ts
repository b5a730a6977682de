import type { FastifyInstance } from 'fastify';
import { contributeReadiness } from './personal-data';

export function progressRoutes(_app: FastifyInstance): void {
  contributeReadiness();
}
