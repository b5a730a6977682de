import { errors } from '@atalaya/core/errors';
import type { Endpoint } from '@atalaya/core/platform/endpoint';
import { z } from 'zod';
import { version } from '../version';
import { limitsOf } from './limits';

type Schema = Record<string, unknown>;

/** Describes the JSON on the wire, not the parsed types. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

const errorSchema: Schema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errors) },
    message: { type: 'string' },
    details: { type: 'object' },
  },
};

/** The OpenAPI 3.1 document of the registered endpoints. */
export function openApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Atalaya', version },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'atalaya_session' },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const retryAfter = {
  'Retry-After': { description: 'Seconds until it may be sent again', schema: { type: 'integer' } },
};

/** What the call is refused with when it was made too often. */
const refusals = (endpoint: Endpoint) =>
  Object.fromEntries(
    [...limitsOf(endpoint)].map(([status, { sentences, hasEnd }]) => [
      status,
      {
        description: sentences.join('. '),
        ...(hasEnd ? { headers: retryAfter } : {}),
        content: errorContent,
      },
    ]),
  );

function operation(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    'x-access': endpoint.access,
    ...(endpoint.scope ? { 'x-scope': endpoint.scope } : {}),
    ...(endpoint.allowances ? { 'x-allowances': endpoint.allowances } : {}),
    ...(endpoint.device ? { 'x-device': endpoint.device } : {}),
    ...(endpoint.confirmed ? { 'x-confirmed': endpoint.confirmed } : {}),
    ...(endpoint.access === 'everyone' || endpoint.access === 'visitor'
      ? {}
      : { security: [endpoint.access === 'key' ? { key: [] } : { session: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: {
      ...(endpoint.response
        ? {
            200: {
              description: 'OK',
              content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
            },
          }
        : { 204: { description: 'Done' } }),
      ...refusals(endpoint),
      default: { description: 'An error', content: errorContent },
    },
  };
}

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query') {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !z.safeParse(z.object({ [name]: field }), {}).success,
    schema: schemaOf(z.object({ [name]: field }), 'input').properties?.[name as never] ?? {},
  }));
}

function requestBody(endpoint: Endpoint) {
  if (endpoint.upload) {
    const file = { type: 'string', contentMediaType: endpoint.upload.types.join(', ') };
    const schema = {
      type: 'object',
      properties: { [endpoint.upload.field]: file },
      required: [endpoint.upload.field],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!endpoint.body) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
    },
  };
}
