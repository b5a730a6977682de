import { networkOf } from '@atalaya/core/platform/network';
import type { FastifyRequest } from 'fastify';

/** Where a call comes from, for everything that is limited by address. */
export const networkOfCall = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOf(ip);
