import { z } from 'zod';

/**
 * The same field as it is read: without limits, defaults and changes of the text, because files may hold more than a
 * form accepts. What comes out of a `transform` is unknown: such a field ends with `.pipe(…)`.
 */
export function withoutLimits(field: z.core.$ZodType): z.ZodType {
  if (field instanceof z.ZodDefault || field instanceof z.ZodPrefault) return withoutLimits(field.unwrap());
  if (field instanceof z.ZodNullable) return withoutLimits(field.unwrap()).nullable();
  if (field instanceof z.ZodOptional) return withoutLimits(field.unwrap()).optional();
  if (field instanceof z.ZodPipe) return withoutLimits(field.out);
  if (field instanceof z.ZodArray) return z.array(withoutLimits(field.element));
  if (field instanceof z.ZodUnion) return z.union(field.options.map(withoutLimits));
  if (field instanceof z.ZodObject) return z.object(shapeWithoutLimits(field.shape));
  if (field instanceof z.ZodNumber) return field.isInt ? z.int() : z.number();
  if (field instanceof z.ZodEnum || field instanceof z.ZodLiteral || field instanceof z.ZodBoolean)
    return field;
  if (field._zod.def.type === 'string') return z.string();
  throw new Error(`a field of type ${field._zod.def.type} has no form without limits`);
}

type Read<S extends z.ZodRawShape> = {
  [K in keyof S]: z.ZodType<z.output<S[K]>, z.output<S[K]>>;
};

export const shapeWithoutLimits = <S extends z.ZodRawShape>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, withoutLimits(field)])) as Read<S>;
