import { describe, expect, it } from 'vitest';
import { planLine } from './plan-line';

const plus = { isAdmin: false, planTier: 'plus', planEndsAt: null, trialEndsAt: null, tier: 'plus' } as const;
const subscription = { cancelAtPeriodEnd: false, periodEnd: '2026-12-01T11:00:00.000Z' };

describe('the line below the plan', () => {
  it('speaks of a subscription only to who has one', () => {
    expect(planLine(plus, subscription)).toBe('Suscripción activa.');
    expect(planLine(plus, { ...subscription, cancelAtPeriodEnd: true })).toBe(
      'Suscripción cancelada: activa hasta el 1 de diciembre de 2026.',
    );
    expect(planLine(plus, null)).toBe('Lo tienes sin suscripción: no se te cobrará nada.');
  });

  it('names the last day of a plan that was given, and the end of a trial', () => {
    const given = { ...plus, planEndsAt: '2026-11-30T23:00:00.000Z' };
    expect(planLine(given, null)).toBe('El equipo te ha dado este plan hasta el 30 de noviembre de 2026.');
    const trial = { ...plus, planTier: null, trialEndsAt: '2026-11-22T09:30:00.000Z' };
    expect(planLine(trial, null)).toBe('Prueba gratuita hasta el 22 de noviembre de 2026.');
    expect(planLine({ ...trial, tier: 'demo' }, null)).toBe('Tu prueba terminó el 22 de noviembre de 2026.');
    expect(planLine({ ...plus, planTier: null, tier: 'demo' }, null)).toBe('Sin plan contratado.');
    expect(planLine({ ...plus, isAdmin: true }, null)).toContain('Administras');
  });
});
