import { reaches } from '@atalaya/core/auth/user';
import type { Access, AnswerOf, Endpoint, ParsedInputOf } from '@atalaya/core/platform/endpoint';
import { rateClassOf } from '@atalaya/core/platform/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { AppError } from './app-error';
import type { Kit } from './kit';
import { limitFor } from './rate-limits';
import { hashToken, type Identity, tokenOf } from './sessions';
import { type ReceivedFile, receiveFile } from './uploads';
import { fieldsOf } from './validation';

declare module 'fastify' {
  interface FastifyInstance {
    kit: Kit;
    /** Every endpoint that is served, for the documentation and for the test that walks them all. */
    endpoints: Endpoint[];
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
export type Handler<E extends Endpoint, A extends AnswerOf<E>> = (served: Served<E>, kit: Kit) => Promise<A>;

/** Puts an endpoint on the server: who may call, what comes in, what goes out, how often. */
export function serve<const E extends Endpoint, const A extends AnswerOf<E>>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E, A>,
): void {
  const { kit } = app;
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.upload?.maxBytes ?? endpoint.maxBodyBytes ?? 64 * 1024,
    config: { rateLimit: limitFor(kit.env, rateClassOf(endpoint)) },
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
      const done = token ? kit.identify(hashToken(token)).then(answerAs) : answerAs(null);
      done.catch((error: unknown) => reply.send(error));
    },
  });
}

function send(endpoint: Endpoint, reply: FastifyReply, answer: unknown): void {
  if (reply.sent) return;
  if (!endpoint.response) return void reply.code(204).send();
  const shaped = endpoint.response.parse(answer);
  // An empty answer (a guest's session check) has no body at all.
  if (shaped === undefined) return void reply.code(200).send();
  reply.type('application/json; charset=utf-8').send(JSON.stringify(shaped));
}

function checkAccess(env: Env, access: Access, identity: Identity | null): void {
  if (access === 'everyone' || access === 'visitor') return;
  if (!identity) throw new AppError('request.unauthenticated');
  if (access === 'user') return;
  if (access === 'admin') {
    if (!identity.user.isAdmin) throw new AppError('request.forbidden');
    // A stolen password must not open the admin area; the demo's admin is everyone's, so it needs none.
    if (!env.demo && !identity.hasSecondFactor) throw new AppError('auth.second-factor-required');
  } else if (!reaches(identity.user.tier, access)) throw new AppError('request.tier', { needed: access });
}

function parsePart(endpoint: Endpoint, part: 'params' | 'query' | 'body', given: unknown): unknown {
  const schema = endpoint[part];
  if (!schema) return undefined;
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  throw new AppError('request.invalid', { fields: fieldsOf(parsed.error) });
}
