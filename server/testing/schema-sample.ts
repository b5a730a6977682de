import type { z } from 'zod';
import { schemaOf } from '../platform/docs/openapi';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  const?: Json;
  enum?: Json[];
  type?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
};

export const sampleTexts: Record<string, string> = {
  uuid: '00000000-0000-7000-8000-000000000000',
  'date-time': '2026-11-15T10:00:00.000Z',
  date: '2026-11-15',
  time: '10:00',
  email: 'ana@example.com',
  uri: 'https://example.com/a',
};

/** A value of the shape that a schema describes. Patterns and refinements are not followed. */
export function sampleOf(schema: z.ZodType): Json {
  const root = schemaOf(schema, 'input') as Schema;
  const sample = (part: Schema, depth: number): Json => {
    if (depth > 8) return null;
    if (part.$ref !== undefined) {
      const name = part.$ref.split('/').at(-1) ?? '';
      return sample(part.$ref === '#' ? root : (root.$defs?.[name] ?? {}), depth + 1);
    }
    if (part.const !== undefined) return part.const;
    if (part.enum?.[0] !== undefined) return part.enum[0];
    const choice = part.anyOf?.[0] ?? part.oneOf?.[0];
    if (choice) return sample(choice, depth + 1);
    if (part.allOf) return Object.assign({}, ...part.allOf.map((one) => sample(one, depth + 1) as object));
    if (part.type === 'object') return sampleObject(part, depth);
    if (part.type === 'array')
      return Array.from({ length: Math.max(1, part.minItems ?? 0) }, () =>
        sample(part.items ?? {}, depth + 1),
      );
    if (part.type === 'integer' || part.type === 'number') return Math.max(1, part.minimum ?? 1);
    if (part.type === 'boolean') return true;
    if (part.type === 'null') return null;
    return sampleTexts[part.format ?? ''] ?? 'a'.repeat(Math.max(3, part.minLength ?? 0));
  };
  const sampleObject = ({ properties = {}, additionalProperties, propertyNames }: Schema, depth: number) => {
    const made: { [key: string]: Json } = {};
    for (const [name, part] of Object.entries(properties)) made[name] = sample(part, depth + 1);
    if (typeof additionalProperties === 'object')
      made[String(sample(propertyNames ?? {}, depth + 1))] = sample(additionalProperties, depth + 1);
    return made;
  };
  return sample(root, 0);
}

/** Copies of a value in which one string each is replaced. */
export function* withEachString(value: Json, replacement: string): Generator<Json> {
  if (typeof value === 'string') yield replacement;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value))
    for (const changed of withEachString(item, replacement))
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}
