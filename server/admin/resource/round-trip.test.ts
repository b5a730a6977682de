import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportablesOf } from '@atalaya/core/games/reportable';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { loadContent } from '../../content/load-content';
import { makeLearner } from '../../english/english.factory';
import { makePlayer } from '../../games/games.factory';
import { makeStudent } from '../../psychometrics/psychometrics.factory';
import { seedStore } from '../../store/store.seed';
import { sendFile } from '../../testing/send-file';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';

/** Records of resources that no file or seed fills. */
const samples: Record<string, object> = {
  coupons: { code: 'VERANO-26', kind: 'amount', value: 500, startsAt: '2026-06-01', endsAt: '2026-09-30' },
  'official-exams': {
    year: 2025,
    call: 'XLII',
    title: 'Examen de la promoción 42',
    heldOn: '2025-10-25',
    topicCounts: ['3: 5', '8: 9'],
  },
  'scheduled-mocks': {
    title: 'Simulacro de otoño',
    intro: '=Trae, «lápiz»;\ny agua',
    questions: 50,
    topics: [3, 21],
    tier: 'plus',
    opensAt: '2026-12-01T17:00:00.000Z',
    closesAt: '2026-12-02T17:00:00.000Z',
  },
  'plus-content': { topic: 3, tier: 'elite', title: 'La Corona, a fondo', body: '## Uno\n\n- dos | tres\n' },
  'forum-filters': { text: 'Examen filtrado', kind: 'word', action: 'review' },
  'keyword-rules': { keyword: 'siempre', kind: 'term', meaning: 'Desconfía.', topic: null },
};

/** The real content with two of its topics. */
async function someContent(checkout: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'atalaya-content-'));
  await cp(join(checkout, 'content'), root, {
    recursive: true,
    filter: (path) => !/syllabus.\d/.test(path) || /syllabus.(03|21)-/.test(path),
  });
  return root;
}

describe('what an export wrote', () => {
  let server: TestServer;
  let admin: Caller;
  let adminId: string;
  let names: string[];
  let folder: string;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await someContent(server.env.checkout);
    await loadContent(server.kit, folder);
    await seedStore(server.kit);
    ({ id: adminId } = await makeUser(server.db, { isAdmin: true }));
    admin = await server.signedIn(adminId);
    names = server.app.endpoints.flatMap(
      ({ path }) => /^\/api\/admin\/([a-z-]+)\/import$/.exec(path)?.[1] ?? [],
    );
    for (const [name, sample] of Object.entries(samples))
      expect([name, (await admin.send('POST', `/api/admin/${name}`, sample)).statusCode]).toEqual([
        name,
        200,
      ]);
    const student = await makeStudent(server);
    await student.report({ practiceId: (await student.draw('rotation')).json().id, reason: 'Está girada' });
    const player = await makePlayer(server);
    const view = await player.begin();
    const [word] = reportablesOf(view.play.puzzle);
    const reported = { kind: 'term', itemId: word?.itemId, reason: 'La pista dice la palabra' };
    await player.caller.send('POST', `/api/games/plays/${view.id}/reports`, reported);
    const learner = await makeLearner(server);
    await learner.answer('l01', { exerciseId: 'l01-e01', response: { form: 'text', text: 'are' } });
  }, 60_000);
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await server.close();
  });

  it.each(['csv', 'json'])(
    'is imported again as %s without any change, in every resource',
    async (format) => {
      expect(names.length).toBeGreaterThan(15);
      for (const name of names) {
        const file = await admin.get(`/api/admin/${name}/export?format=${format}`);
        const url = `/api/admin/${name}/import`;
        const checked = (await sendFile(server, adminId, url, `a.${format}`, file.body)).json();
        expect([name, checked.faults]).toEqual([name, []]);
        expect([name, checked.total]).not.toEqual([name, 0]);
        expect([name, checked.outcomes]).toEqual([
          name,
          { new: 0, changed: 0, same: checked.total, refused: 0 },
        ]);
      }
    },
    60_000,
  );

  it('is found without its ids too, where the resource has a natural key', async () => {
    for (const name of [
      'coupons',
      'scheduled-mocks',
      'legal-pages',
      'products',
      'flash-offers',
      'laws',
      'blog-posts',
    ]) {
      const records: object[] = (await admin.get(`/api/admin/${name}/export?format=json`)).json();
      const unnamed = records.map((record) => ({ ...record, id: undefined }));
      const url = `/api/admin/${name}/import`;
      const checked = (await sendFile(server, adminId, url, 'a.json', JSON.stringify(unnamed))).json();
      expect([name, checked.faults, checked.outcomes.same]).toEqual([name, [], records.length]);
    }
  });
});
