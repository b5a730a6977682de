import { holds, isPermission } from '@atalaya/core/auth/roles';
import { isAtLeastTier } from '@atalaya/core/auth/user';
import type { Access, Endpoint, HandlerResult, ParsedInputOf } from '@atalaya/core/platform/endpoint';
import { rateClassOf } from '@atalaya/core/platform/endpoint';
import { OWNER_HEADER } from '@atalaya/core/platform/owner';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Env, isLocalDemo } from '../env';
import { AppError } from './app-error';
import { sendCached } from './cache/send-cached';
import type { Kit } from './kit';
import { limitWaiting } from './process/late-requests';
import { hashToken, type Identity, isConfirmed, sightingOf, tokenOf } from './sessions';
import { type ReceivedFile, receiveFile } from './uploads/receive-file';
import { fieldsOf, unstorablePath } from './validation';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for a request with a valid API key. */
    apiKey: ApiKeyUse | null;
  }
  interface FastifyContextConfig {
    /** The scope of an endpoint for API keys. */
    scope?: string;
  }
  interface FastifyInstance {
    kit: Kit;
    /** All registered endpoints, for /api/docs and for the generated test. */
    endpoints: Endpoint[];
  }
}

/** The API key of a request. */
export type ApiKeyUse = { id: string; name: string };

/** A validated request. */
export type Served<E extends Endpoint> = ParsedInputOf<E> & {
  apiKey: E['access'] extends 'key' ? ApiKeyUse : null;
  identity: E['access'] extends 'everyone' | 'key'
    ? null
    : E['access'] extends 'visitor'
      ? Identity | null
      : Identity;
  file: E extends { upload: object } ? ReceivedFile : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A type parameter, so that literals in the return value stay literals. */
export type Handler<E extends Endpoint, A extends HandlerResult<E>> = (
  served: Served<E>,
  kit: Kit,
) => Promise<A>;

const { refuseWhenStuck, answerInTime } = limitWaiting();

/** Registers an endpoint: identify, check access, parse, handle, strip. */
export function serve<const E extends Endpoint, const A extends HandlerResult<E>>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E, A>,
): void {
  const { kit } = app;
  app.endpoints.push(endpoint);
  // An upload takes as long as the connection of its sender needs.
  const inTime: typeof answerInTime = endpoint.upload ? (handle) => handle : answerInTime;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.scope ? { config: { scope: endpoint.scope } } : {}),
    exposeHeadRoute: endpoint.method === 'GET',
    bodyLimit: endpoint.upload?.maxBytes ?? endpoint.maxBodyBytes ?? 64 * 1024,
    onRequest: [refuseWhenStuck, app.rateLimits[rateClassOf(endpoint)]],
    handler: inTime(async (request, reply) => {
      const identity = await identityOf(kit, endpoint, request);
      checkAccess(kit.env, endpoint.access, identity, request.apiKey);
      checkOwner(identity, request);
      checkConfirmed(kit, endpoint, identity);
      const served = {
        params: parsePart(endpoint, 'params', request.params),
        query: parsePart(endpoint, 'query', request.query),
        body: parsePart(endpoint, 'body', request.body),
        file: endpoint.upload && (await receiveFile(endpoint.upload, request)),
        identity,
        apiKey: request.apiKey,
        request,
        reply,
      };
      // The schemas have validated these at run time.
      const handle = (db = kit.db) => handler(served as Served<E>, db === kit.db ? kit : { ...kit, db });
      if (endpoint.shared) {
        const key = JSON.stringify([endpoint.path, served.params, served.query]);
        const json = async () => JSON.stringify(endpoint.response?.parse(await kit.publicRead(handle)));
        return sendCached(await app.sharedResponses(key, json), request, reply);
      }
      const answer = await handle();
      // The handler has sent a stream itself; after a broken connection it counts as unsent.
      const isAnswered = reply.sent || reply.raw.headersSent || reply.raw.destroyed;
      return isAnswered ? reply : send(endpoint, reply, answer);
    }),
  });
}

/** Only the calls that resolve it are open to a device without a place; where guests may come, it is one of them. */
async function identityOf(
  kit: Kit,
  { access, device }: Endpoint,
  request: FastifyRequest,
): Promise<Identity | null> {
  const token = access === 'everyone' ? undefined : tokenOf(kit.env, request);
  const found = token ? await kit.identify(hashToken(token)) : null;
  if (!found) return null;
  const identity = await kit.admit(found, sightingOf(request));
  const { state } = identity.device;
  if (state === 'active' || device === 'any') return identity;
  if (access === 'visitor') return null;
  throw new AppError(`devices.${state}`);
}

/** The response schema drops every field that it does not name. */
function send(endpoint: Endpoint, reply: FastifyReply, answer: unknown): FastifyReply {
  if (!endpoint.response) return reply.code(204).send();
  const stripped = endpoint.response.parse(answer);
  // A guest's session check is answered with 200 and no body.
  if (stripped === undefined) return reply.code(200).send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(stripped));
}

function checkAccess(env: Env, access: Access, identity: Identity | null, apiKey: ApiKeyUse | null): void {
  if (access === 'everyone' || access === 'visitor' || (access === 'key' && apiKey)) return;
  if (!identity) throw new AppError('request.unauthenticated');
  if (access === 'user') return;
  if (access === 'key') throw new AppError('request.forbidden');
  if (isPermission(access)) {
    if (!holds(identity.user, access)) throw new AppError('request.forbidden');
    // A stolen password must not open what the staff sees of others.
    if (!isLocalDemo(env) && !identity.hasSecondFactor) throw new AppError('auth.second-factor-required');
  } else if (!isAtLeastTier(identity.user.tier, access))
    throw new AppError('request.tier', { needed: access });
}

/** What waited on a device is not taken from whoever has signed in there meanwhile. */
function checkOwner(identity: Identity | null, { headers }: FastifyRequest): void {
  const owner = headers[OWNER_HEADER];
  if (owner !== undefined && owner !== identity?.user.id) throw new AppError('request.unauthenticated');
}

/** Whoever has only the cookie does not have the password. */
function checkConfirmed({ clock }: Kit, { confirmed }: Endpoint, identity: Identity | null): void {
  if (confirmed && identity && !isConfirmed(identity, clock.now()))
    throw new AppError('auth.confirm-needed', { secondFactor: identity.hasSecondFactor });
}

function parsePart(endpoint: Endpoint, part: 'params' | 'query' | 'body', given: unknown): unknown {
  const unstorable = unstorablePath(given);
  if (unstorable !== undefined)
    throw new AppError('request.invalid', {
      fields: { [unstorable || part]: 'Contiene caracteres que no se admiten.' },
    });
  const schema = endpoint[part];
  if (!schema) return undefined;
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  throw new AppError('request.invalid', { fields: fieldsOf(parsed.error) });
}
