import type { z } from 'zod';

/** One flat body: the fields of a draft, and beside it one that says which record it is about. */
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
