import { centsOf, eurosText } from '@atalaya/core/admin/euros';
import type { PlanDraft } from '@atalaya/core/store/plan-terms.contract';
import { type Billing, billings } from '@atalaya/core/store/plans';

/** What is typed: amounts as `19,90`, lists with one line each. */
export type PlanForm = Record<Billing | 'claim' | 'saves' | 'includes' | 'leavesOut', string>;

export const formOf = ({ cents, claim, saves, includes, leavesOut }: PlanDraft): PlanForm => ({
  monthly: eurosText(cents.monthly),
  quarterly: eurosText(cents.quarterly),
  annual: eurosText(cents.annual),
  claim,
  saves: saves ?? '',
  includes: includes.join('\n'),
  leavesOut: leavesOut.join('\n'),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The draft, or the faults of the amounts that cannot be read. The server checks everything else. */
export function draftOf(form: PlanForm): { draft?: PlanDraft; faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  const amount = (billing: Billing): number => {
    const cents = centsOf(form[billing]);
    if (cents === undefined) faults[`cents.${billing}`] = 'Escribe un importe, como 19,90.';
    return cents ?? 0;
  };
  const [monthly = 0, quarterly = 0, annual = 0] = billings.map(amount);
  if (Object.keys(faults).length > 0) return { faults };
  const draft: PlanDraft = {
    cents: { monthly, quarterly, annual },
    claim: form.claim,
    saves: form.saves.trim() || null,
    includes: linesOf(form.includes),
    leavesOut: linesOf(form.leavesOut),
  };
  return { draft, faults };
}

/** The fault of a list, or of the first of its lines that has one. */
export function listFault(faults: Record<string, string>, list: string): string | undefined {
  const [key, fault] =
    Object.entries(faults).find(([path]) => path === list || path.startsWith(`${list}.`)) ?? [];
  const line = Number(key?.slice(list.length + 1)) + 1;
  return key === list || fault === undefined ? fault : `Línea ${line}: ${fault}`;
}
