import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import {
  MAX_CLAIM,
  MAX_FEATURE,
  MAX_FEATURES,
  MAX_PRICE_CENTS,
  MAX_SAVES,
  MIN_PRICE_CENTS,
  priceFaults,
  savesFaults,
} from './plan-terms';
import { planIds } from './plans';

const id = z.enum(planIds);
const price = z
  .int('Escribe un importe, como 19,90.')
  .min(MIN_PRICE_CENTS, 'El precio mínimo es de 1 €.')
  .max(MAX_PRICE_CENTS, 'El precio máximo es de 5.000 €.');
const cents = z.object({ monthly: price, quarterly: price, annual: price });
const atMost = (max: number) => `Usa ${max} caracteres como mucho.`;
const features = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'Quita la línea vacía.')
      .max(MAX_FEATURE, `Cada línea, ${MAX_FEATURE} caracteres como mucho.`),
  )
  .max(MAX_FEATURES, `Pon ${MAX_FEATURES} líneas como mucho.`)
  .refine((lines) => new Set(lines).size === lines.length, 'Hay una línea repetida.');

const terms = z.object({
  cents,
  claim: z.string().trim().min(1, 'Escribe la frase del plan.').max(MAX_CLAIM, atMost(MAX_CLAIM)),
  saves: z.string().trim().min(1).max(MAX_SAVES, atMost(MAX_SAVES)).nullable(),
  includes: features.min(1, 'Escribe al menos una línea.'),
  leavesOut: features,
});

const addFaults = (draft: z.infer<typeof terms>, context: z.RefinementCtx) => {
  // Amounts that are wrong by themselves are not compared.
  if (context.issues.length > 0) return;
  for (const fault of [...priceFaults(draft.cents), ...savesFaults(draft)])
    context.addIssue({ code: 'custom', ...fault });
};

export const planDraft = terms.superRefine(addFaults);

const plan = terms.extend({ id, name: z.string(), spots: z.int().nullable() });
const record = plan.extend({ etag, initial: terms });
export type PlanRecord = z.infer<typeof record>;
export type PlanDraft = z.infer<typeof terms>;

export const listPlanTerms = endpoint.get('/api/plans', 'everyone', {
  shared: true,
  summary: 'The plans with their current texts and prices in cents, VAT included.',
  response: z.array(plan.extend({ changedAt: moment.nullable() })),
});

export const listPlansForAdmin = endpoint.get('/api/admin/plans', 'may:run-business', {
  summary: 'Prices and texts of the plans, with their defaults.',
  response: z.array(record),
});

export const changePlanTerms = endpoint.put('/api/admin/plans/:id', 'may:run-business', {
  summary:
    'Changes prices and texts of a plan for new purchases; 409 with the current ones if they have changed since they were read.',
  params: z.object({ id }),
  body: terms.extend({ etag }).superRefine(addFaults),
  response: record,
});
