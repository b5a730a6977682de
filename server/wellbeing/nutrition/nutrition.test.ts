import { fileURLToPath } from 'node:url';
import type { Answer } from '@atalaya/core/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { personalData } from '../../profile/personal-data';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { nutritionSource } from './nutrition-source';

type Week = Answer<'GET /api/nutrition'>;
const TODAY = '2026-11-15';
const settings = {
  diet: 'omnivora',
  without: [],
  avoided: [],
  portion: 'mediana',
  mealsADay: 5,
  showsFigures: false,
};
const body = {
  tenthsOfKg: 705,
  cm: 172,
  birthYear: 1999,
  constant: 'women',
  activity: '1.6',
  consents: true,
  isSuitable: true,
};

describe('meal plans', () => {
  let server: TestServer;
  let student: Caller;
  let userId: string;

  beforeAll(async () => {
    server = await openTestServer();
    const root = fileURLToPath(new URL('../../../content', import.meta.url));
    const loaded = await nutritionSource.load(server.db, {
      files: { root },
      changed: ['nutrition'],
      gone: [],
      now: server.clock.now(),
      hooks: server.kit.hooks,
    });
    expect(loaded).toEqual([]);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    userId = (await makeUser(server.db)).id;
    student = await server.signedIn(userId);
  });

  const put = (path: string, sent: object = {}) => student.send('PUT', `/api/nutrition/${path}`, sent);
  const read = async (week = TODAY): Promise<Week> =>
    (await student.get(`/api/nutrition?week=${week}`)).json();
  const planOn = async (day: string) => (await read(day)).days.find((one) => one.day === day)?.plan;
  const plan = (kind = 'descanso', again = false, day = TODAY) => put(`days/${day}`, { kind, again });

  it('need no weight: a day with amounts, allergens and water from the preferences alone', async () => {
    expect((await read()).settings).toBeNull();
    expect((await plan()).json().code).toBe('wellbeing.no-preferences');
    await put('settings', settings);
    expect((await plan()).statusCode).toBe(204);
    const day = await planOn(TODAY);
    expect(day?.meals.map(({ slot }) => slot)).toEqual([
      'desayuno',
      'media-manana',
      'comida',
      'merienda',
      'cena',
    ]);
    for (const { dish } of day?.meals ?? []) {
      expect(dish.ingredients.length).toBeGreaterThan(0);
      for (const { amount } of dish.ingredients) expect(amount).toMatch(/^[\d.,]+ (g|kg|ml|l)( \(.+\))?$/);
    }
    expect(day?.total.kcal).toBeGreaterThan(2_300 * 0.95);
    expect(day?.total.kcal).toBeLessThan(2_300 * 1.05);
    expect(day?.glassesWanted).toBe(8);
    expect(await read()).toMatchObject({ body: null, resting: null, targets: { descanso: { low: null } } });
  });

  it('follow a change of what is avoided at once, in the menus that are already there', async () => {
    await put('settings', settings);
    await put(`weeks/${TODAY}`);
    await plan();
    const avoided = ['gluten', 'lacteos', 'huevos', 'pescado', 'frutos-secos'];
    await put('settings', { ...settings, diet: 'vegetariana', avoided });
    const { days } = await read();
    const found = days.flatMap((one) => one.plan?.meals.flatMap(({ dish }) => dish.allergens) ?? []);
    expect(found.filter((allergen) => avoided.includes(allergen))).toEqual([]);
    expect(days.some((one) => one.plan !== null)).toBe(true);
  });

  it('give more on a training day, another menu when asked, and the same one when not', async () => {
    await put('settings', settings);
    await plan();
    const first = await planOn(TODAY);
    await plan();
    expect(await planOn(TODAY)).toEqual(first);
    await plan('descanso', true);
    const names = (one: typeof first) => one?.meals.map(({ dish }) => dish.id) ?? [];
    const second = await planOn(TODAY);
    expect(names(second).filter((id) => names(first).includes(id))).toEqual([]);
    await plan('entreno');
    const training = await planOn(TODAY);
    expect(training?.total.kcal).toBeGreaterThan((first?.total.kcal ?? 0) * 1.1);
    expect(training?.glassesWanted).toBe(10);
  });

  it('let a dish be swapped for one that suits, and for no other', async () => {
    await put('settings', { ...settings, diet: 'vegana' });
    await plan();
    const options = (await student.get(`/api/nutrition/days/${TODAY}/meals/comida`)).json();
    expect(options.length).toBeGreaterThan(5);
    const [{ id }] = options;
    expect((await put(`days/${TODAY}/meals/comida`, { dish: id })).statusCode).toBe(204);
    expect((await planOn(TODAY))?.meals.find(({ slot }) => slot === 'comida')?.dish.id).toBe(id);
    for (const dish of ['arroz-con-pollo-y-verduras', 'palomitas-caseras', 'nada'])
      expect((await put(`days/${TODAY}/meals/comida`, { dish })).json().code).toBe(
        'wellbeing.dish-not-allowed',
      );
    expect((await put('days/2026-11-16/meals/comida', { dish: id })).json().code).toBe(
      'wellbeing.day-not-planned',
    );
  });

  it('fill a week and its shopping list, for several people, with what is bought', async () => {
    await put('settings', settings);
    const monday = '2026-11-16';
    await put(`weeks/${monday}`);
    const { days, plates } = await read(monday);
    expect(days.every((one) => one.plan !== null)).toBe(true);
    expect(plates?.meat).toBeLessThanOrEqual(3);
    const { shopping } = await read(monday);
    const foods = shopping.aisles.flatMap(({ items }) => items.map(({ food }) => food));
    expect(new Set(foods).size).toBe(foods.length);
    await put(`weeks/${monday}/shopping`, { people: 2, bought: [foods[0]] });
    const changed = (await read(monday)).shopping;
    expect(changed).toMatchObject({ people: 2, bought: [foods[0]] });
    expect(changed.aisles).not.toEqual(shopping.aisles);
  });

  it('refuse what cannot be, beside its field, and store nothing', async () => {
    const faultsOf = async (path: string, sent: object) => (await put(path, sent)).json().details.fields;
    expect(await faultsOf('body', { ...body, tenthsOfKg: -700 })).toEqual({
      tenthsOfKg: 'El peso tiene que estar entre 35 y 250 kg.',
    });
    expect(await faultsOf('body', { ...body, cm: 17 })).toEqual({
      cm: 'La altura tiene que estar entre 130 y 230 cm.',
    });
    expect((await faultsOf('body', { ...body, birthYear: 2010 })).birthYear).toMatch(/personas adultas/);
    expect((await faultsOf('body', { ...body, consents: false })).consents).toMatch(/sin tu permiso/);
    expect((await faultsOf('body', { ...body, isSuitable: false })).isSuitable).toMatch(/raciones/);
    expect((await read()).body).toBeNull();
    await put('settings', settings);
    await plan();
    expect((await faultsOf(`days/${TODAY}/water`, { glasses: -1 })).glasses).toBe(
      'Tiene que estar entre 0 y 20.',
    );
    expect((await faultsOf(`weeks/${TODAY}/shopping`, { people: -2, bought: [] })).people).toBe(
      'Tiene que estar entre 1 y 8.',
    );
    expect((await faultsOf('days/2026-11-14', { kind: 'descanso' })).day).toBe('Ese día ya ha pasado.');
    expect((await put('days/ayer', { kind: 'descanso' })).statusCode).toBe(400);
    expect(await planOn(TODAY)).toMatchObject({ glasses: 0 });
  });

  it('estimate the need with its margin from a body, and keep to it until it is erased', async () => {
    await put('settings', { ...settings, portion: 'pequena' });
    expect((await put('body', body)).statusCode).toBe(204);
    const { targets, resting } = await read();
    // 10·70.5 + 6.25·172 − 5·27 − 161, at rest; 1.6 times that on a day.
    expect(resting).toBe(1_484);
    expect(targets?.descanso).toEqual({ kcal: 2_150, low: 2_150, high: 2_600, floor: 1_500 });
    await plan();
    expect((await planOn(TODAY))?.total.kcal).toBeGreaterThan(2_150 * 0.95);
    await student.send('DELETE', '/api/nutrition/body');
    expect(await read()).toMatchObject({ body: null, resting: null });
  });

  it('are encrypted, in the download of their owner, in no answer to an admin, and deleted whole', async () => {
    await put('settings', { ...settings, avoided: ['altramuces'] });
    await put('body', body);
    await plan();
    const [row] = await server.db.execute<{ whole: string }>(
      sql`select (select string_agg(p::text, '') from nutrition_profile p) || (select string_agg(d::text, '') from nutrition_day d) as whole`,
    );
    for (const word of ['altramuces', 'tenthsOfKg', 'descanso'])
      expect(row?.whole).not.toContain(Buffer.from(word).toString('hex'));
    const own = JSON.stringify(await personalData(server.kit, server.db, userId));
    expect(own).toContain('"tenthsOfKg":705');
    expect(own).toContain('altramuces');
    const forAdmins = JSON.stringify(await personalData(server.kit, server.db, userId, { isAdmin: true }));
    expect(forAdmins).not.toContain('tenthsOfKg');
    const paths = server.app.endpoints.filter(({ path }) => path.startsWith('/api/nutrition'));
    expect(paths.every(({ access }) => access === 'user')).toBe(true);
    const other = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    expect((await other.get(`/api/nutrition?week=${TODAY}`)).json()).toMatchObject({
      settings: null,
      body: null,
    });
    await student.send('DELETE', '/api/nutrition');
    const left = await server.db.execute<{ rows: number }>(
      sql`select (select count(*) from nutrition_profile where user_id = ${userId})::int + (select count(*) from nutrition_day where user_id = ${userId})::int as rows`,
    );
    expect(left[0]?.rows).toBe(0);
  });
});
