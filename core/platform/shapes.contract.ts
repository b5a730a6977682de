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

/** A body with the fields of a draft and one more, such as `etag`; the handler gets `{ draft, etag }`. */
export const draftWith = <D extends z.ZodRawShape, const K extends string, F extends z.ZodType>(
  draft: z.ZodObject<D>,
  name: K,
  field: F,
) =>
  draft.extend({ [name]: field }).transform((body) => {
    const { [name]: beside, ...rest } = body;
    return { [name]: beside, draft: rest };
  }) as unknown as z.ZodType<
    { draft: z.output<z.ZodObject<D>> } & { [N in K]: z.output<F> },
    z.input<z.ZodObject<D>>
  >;

/** The object without some of its properties. */
export const omit = <T extends object, const K extends PropertyKey>(given: T, names: readonly K[]) =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => !names.some((omitted) => omitted === name)),
  ) as Omit<T, K>;

/** An optional object to spread: without it, an empty one with its type. */
export const orNothing = <T extends object>(given: T | undefined): T => given ?? ({} as T);
