import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceIdOf } from '../devices/device-cookie';
import type { Kit } from '../platform/kit';
import { networkOfCall } from '../platform/network-of-call';
import { sightingOf, tokenOf } from '../platform/sessions';
import type { Browser } from './sign-in';

export const browserOf = ({ env }: Kit, request: FastifyRequest, reply: FastifyReply): Browser => ({
  network: networkOfCall(request),
  deviceId: deviceIdOf(env, request, reply),
  token: tokenOf(env, request),
  sighting: sightingOf(request),
});
