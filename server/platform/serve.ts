import { isAtLeastTier } from '@atalaya/core/auth/user';
import type { Access, AnswerOf, Endpoint, ParsedInputOf } from '@atalaya/core/platform/endpoint';
import { rateClassOf } from '@atalaya/core/platform/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Env } from '../env';
import { AppError } from './app-error';
import type { Kit } from './kit';
import { type Limit, limitFor } from './rate-limits';
import { hashToken, type Identity, tokenOf } from './sessions';
import { type ReceivedFile, receiveFile } from './uploads';
import { fieldsOf } from './validation';

declare module 'fastify' {
  interface FastifyInstance {
    kit: Kit;
    /** Every endpoint that is served, for the documentation and for the test that walks them all. */
    endpoints: Endpoint[];
    /** What a route carries so that its calls are counted: here, or in Redis for all nodes together. */
    limited: (limit: Limit) => Pick<RouteShorthandOptions, 'config' | 'onRequest'>;
  }
}

/** A request after the contract has checked it: nothing unvalidated reaches a handler. */
export type Served<E extends Endpoint> = ParsedInputOf<E> & {
  identity: E['access'] extends 'everyone'
    ? null
    : E['access'] extends 'visitor'
      ? Identity | null
      : Identity;
  file: E extends { upload: object } ? ReceivedFile : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** `A` is the answer as the handler writes it: a parameter of its own, so that literals in it stay literals. */
export type Handler<E extends Endpoint, A extends AnswerOf<E> | Written> = (
  served: Served<E>,
  kit: Kit,
) => Promise<A>;

/**
 * An answer from one statement that asks for the session itself, in the same breath as for the rest: for what runs with
 * every answer of every exam, where a round trip to look the session up first would be half the work. It knows no user, only
 * the hash that a session must have; undefined means that the usual way decides, and says why not.
 */
export type AtOnce<E extends Endpoint> = E extends { access: 'user' }
  ? (
      served: ParsedInputOf<E> & { tokenHash: string; request: FastifyRequest },
      kit: Kit,
    ) => Promise<AnswerOf<E> | Written | undefined>
  : never;

/** An answer that the endpoint's own schema has shaped before, and that was kept as text. */
export class Written {
  constructor(readonly json: string) {}
}

/** The text that `Written` carries: what the schema does not name is dropped here, not when it is read. */
export const writeAnswer = <E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): string =>
  JSON.stringify(endpoint.response?.parse(answer));

/** Puts an endpoint on the server: who may call, what comes in, what goes out, how often. */
export function serve<const E extends Endpoint, const A extends AnswerOf<E>>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E, A | Written>,
  atOnce?: AtOnce<E>,
): void {
  const { kit } = app;
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.upload?.maxBytes ?? endpoint.maxBodyBytes ?? 64 * 1024,
    ...app.limited(limitFor(kit.env, rateClassOf(endpoint))),
    // Promises are waited for only where there is something to wait for: this runs with every call.
    handler: (request, reply) => {
      const answerAs = (identity: Identity | null): Promise<void> => {
        checkAccess(kit.env, endpoint.access, identity);
        const served = {
          params: parsePart(endpoint, 'params', request.params),
          query: parsePart(endpoint, 'query', request.query),
          body: parsePart(endpoint, 'body', request.body),
          file: undefined as ReceivedFile | undefined,
          identity,
          request,
          reply,
        };
        // The seam between the schema's run time and its types.
        const ask = () => handler(served as Served<E>, kit);
        const answer = endpoint.upload
          ? receiveFile(endpoint.upload, request).then((file) => {
              served.file = file;
              return ask();
            })
          : ask();
        return answer.then((given) => send(endpoint, reply, given));
      };
      const token = endpoint.access === 'everyone' ? undefined : tokenOf(kit.env, request);
      const tokenHash = token && hashToken(token);
      const usually = () => (tokenHash ? kit.identify(tokenHash).then(answerAs) : answerAs(null));
      const input = atOnce && tokenHash ? parsedInput(endpoint, request) : undefined;
      const done =
        atOnce && tokenHash && input
          ? // The seam again: what was parsed by the schemas is what they say.
            atOnce(
              {
                params: input.params,
                query: input.query,
                body: input.body,
                tokenHash,
                request,
              } as Parameters<typeof atOnce>[0],
              kit,
            ).then((given) => (given === undefined ? usually() : send(endpoint, reply, given)))
          : usually();
      done.catch((error: unknown) => reply.send(error));
    },
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';

function send(endpoint: Endpoint, reply: FastifyReply, answer: unknown): void {
  if (reply.sent) return;
  if (!endpoint.response) return void reply.code(204).send();
  if (answer instanceof Written) return void reply.type(JSON_TYPE).send(answer.json);
  const shaped = endpoint.response.parse(answer);
  // An empty answer (a guest's session check) has no body at all.
  if (shaped === undefined) return void reply.code(200).send();
  reply.type(JSON_TYPE).send(JSON.stringify(shaped));
}

function checkAccess(env: Env, access: Access, identity: Identity | null): void {
  if (access === 'everyone' || access === 'visitor') return;
  if (!identity) throw new AppError('request.unauthenticated');
  if (access === 'user') return;
  if (access === 'admin') {
    if (!identity.user.isAdmin) throw new AppError('request.forbidden');
    // A stolen password must not open the admin area; the demo's admin is everyone's, so it needs none.
    if (!env.demo && !identity.hasSecondFactor) throw new AppError('auth.second-factor-required');
  } else if (!isAtLeastTier(identity.user.tier, access))
    throw new AppError('request.tier', { needed: access });
}

/** Undefined when any part is not as it should be: whoever may not call at all is told that first. */
function parsedInput(endpoint: Endpoint, { params, query, body }: FastifyRequest) {
  const parsed = {
    params: endpoint.params?.safeParse(params ?? {}),
    query: endpoint.query?.safeParse(query ?? {}),
    body: endpoint.body?.safeParse(body ?? {}),
  };
  if (parsed.params?.success === false || parsed.query?.success === false || parsed.body?.success === false)
    return undefined;
  return { params: parsed.params?.data, query: parsed.query?.data, body: parsed.body?.data };
}

function parsePart(endpoint: Endpoint, part: 'params' | 'query' | 'body', given: unknown): unknown {
  const schema = endpoint[part];
  if (!schema) return undefined;
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  throw new AppError('request.invalid', { fields: fieldsOf(parsed.error) });
}
