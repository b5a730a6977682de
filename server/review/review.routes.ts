import type { FastifyInstance } from 'fastify';
import { contributeStudy } from './personal-data';

export function reviewRoutes(_app: FastifyInstance): void {
  contributeStudy();
}
