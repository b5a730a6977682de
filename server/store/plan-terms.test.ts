import type { PlanDraft } from '@atalaya/core/store/plan-terms.contract';
import { planDefaults } from '@atalaya/core/store/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { openTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let owner: Awaited<ReturnType<TestServer['signedIn']>>;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
});
afterAll(() => server.close());

const shown = async (id: string) =>
  (await server.visitor().get('/api/plans')).json().find((plan: { id: string }) => plan.id === id);
const read = async (id: string) =>
  (await owner.get('/api/admin/plans')).json().find((plan: { id: string }) => plan.id === id);
const change = (id: string, etag: string, draft: Partial<PlanDraft>) =>
  owner.send('PUT', `/api/admin/plans/${id}`, { ...planDefaults.basico, ...draft, etag });
const cents = { monthly: 899, quarterly: 2400, annual: 8600 };

describe('prices and texts of a plan', () => {
  it('are those of the specification until the owner changes them, and after they are restored', async () => {
    expect(await shown('basico')).toMatchObject({ ...planDefaults.basico, name: 'Básico', changedAt: null });
    const first = await read('basico');
    const includes = ['El temario entero, 45 temas', 'Tests sin límite'];
    const saved = await change('basico', first.etag, { cents, claim: 'Otra frase.', includes });
    expect(saved.json()).toMatchObject({ cents, initial: planDefaults.basico });
    expect(await shown('basico')).toMatchObject({ cents, claim: 'Otra frase.', includes });
    expect(await shown('plus')).toMatchObject(planDefaults.plus);
    const { plans } = (await server.visitor().get('/api/checkout/plans')).json();
    expect(plans[0]).toMatchObject({ priceMonthly: 8.99, priceAnnual: 86, description: 'Otra frase.' });

    const list = '/api/admin/versions?resource=plans&recordId=basico';
    const [current, initial] = (await owner.get(list)).json();
    expect(current.changes).toContainEqual({ label: 'Precio mensual', before: '7,99 €', after: '8,99 €' });
    expect(current.changes).toContainEqual({
      label: 'Incluye',
      before: planDefaults.basico.includes.join('; '),
      after: includes.join('; '),
    });
    const { etag } = await read('basico');
    const restored = await owner.send('POST', `/api/admin/versions/${initial.id}/restore`, { etag });
    expect(restored.statusCode).toBe(204);
    expect(await shown('basico')).toMatchObject(planDefaults.basico);
  });

  it('are in the log with who changed them', async () => {
    const { items } = (await owner.get('/api/admin/audit')).json();
    expect(items[0]).toMatchObject({ subject: 'plan', subjectId: 'basico', action: 'content.changed' });
  });

  it('are not overwritten by somebody who read them before', async () => {
    const { etag } = await read('basico');
    expect((await change('basico', etag, { claim: 'La primera.' })).statusCode).toBe(200);
    const late = await change('basico', etag, { claim: 'La segunda.' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'admin.conflict',
      details: { current: { claim: 'La primera.' } },
    });
  });

  it.each<[string, Partial<PlanDraft>, string]>([
    ['no price', { cents: { ...cents, monthly: 0 } }, 'cents.monthly'],
    ['a negative price', { cents: { ...cents, annual: -1 } }, 'cents.annual'],
    ['part of a cent', { cents: { ...cents, monthly: 10.5 } }, 'cents.monthly'],
    [
      'an enormous price',
      { cents: { monthly: 500_001, quarterly: 500_000, annual: 500_000 } },
      'cents.monthly',
    ],
    ['a year above twelve months', { cents: { ...cents, annual: 12 * 899 + 1 } }, 'cents.annual'],
    ['a quarter above three months', { cents: { ...cents, quarterly: 3 * 899 + 1 } }, 'cents.quarterly'],
    ['a saving that is not true', { saves: 'Ahorra un 40 % al año' }, 'saves'],
    ['an empty sentence', { claim: ' ' }, 'claim'],
    ['no feature', { includes: [] }, 'includes'],
    ['a feature twice', { includes: ['Tests', 'Tests'] }, 'includes'],
    ['a long feature', { includes: ['Tests', 'x'.repeat(91)] }, 'includes.1'],
  ])('are refused beside their field with %s', async (_, draft, field) => {
    const { etag } = await read('elite');
    const answer = await change('elite', etag, draft);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields).toEqual({ [field]: expect.stringMatching(/^[A-ZÁ].*\.$/) });
  });

  it('belong to those who run the business', async () => {
    const editor = await server.signedIn((await makeUser(server.db, { roles: ['editor'] })).id);
    expect((await editor.get('/api/admin/plans')).statusCode).toBe(403);
    expect((await editor.send('PUT', '/api/admin/plans/plus', {})).statusCode).toBe(403);
    expect((await owner.send('PUT', '/api/admin/plans/otro', {})).statusCode).toBe(400);
    const versions = '/api/admin/versions?resource=plans&recordId=basico';
    expect((await editor.get(versions)).statusCode).toBe(403);
  });
});
