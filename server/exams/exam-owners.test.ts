import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeStudent, someoneWaits, testOf, type Visit } from './exam-request.factory';
import { changeOf, makeBank } from './exams.factory';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await makeBank(server.db, [1, 2, 3], 20);
});
afterAll(() => server.close());

/** A student who has handed in an exam. */
async function makeExaminee(): Promise<{ student: Visit; examId: string }> {
  const student = await makeStudent(server);
  const paper = await student.begin(testOf({ count: 3 }));
  await student.save(paper.id, changeOf(1, 'A'));
  await student.save(paper.id, changeOf(2, 'B'));
  await student.handIn(paper);
  return { student, examId: paper.id };
}

/** Tables with a cascading foreign key to their owner. */
const tables = [
  ['review_log', 'user_id'],
  ['study_item', 'user_id'],
  ['study_topic', 'user_id'],
  ['exam_question', 'exam_id'],
] as const;

const rowsOf = async (table: string, owner: string, column = 'user_id'): Promise<number> => {
  const [row] = await server.db.execute<{ rows: number }>(
    sql`select count(*)::int as rows from ${sql.identifier(table)} where ${sql.identifier(column)} = ${owner}`,
  );
  return row?.rows ?? 0;
};

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { cause: { code: string } }) => error.cause.code,
  );

/** Copies the rows of one owner to another. */
const copyTo = (table: string, column: string, from: string, to: string) =>
  server.db.execute(sql`
    insert into ${sql.identifier(table)}
    select (jsonb_populate_record(one, jsonb_build_object(${column}::text, ${to}::text))).*
    from ${sql.identifier(table)} one where ${sql.identifier(column)} = ${from}`);

describe.each(tables)('the rows of %s', (table, column) => {
  const ownerOf = ({ student, examId }: Awaited<ReturnType<typeof makeExaminee>>) =>
    column === 'exam_id' ? examId : student.userId;

  it('need an owner who exists', async () => {
    const owner = ownerOf(await makeExaminee());
    const nobody = randomUUID();
    expect(await codeOf(copyTo(table, column, owner, nobody))).toBe('23503');
    expect(await rowsOf(table, nobody, column)).toBe(0);
    const moved = server.db.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${nobody}
      where ${sql.identifier(column)} = ${owner}`);
    expect(await codeOf(moved)).toBe('23503');
    expect(await rowsOf(table, owner, column)).toBeGreaterThan(1);
  });

  it('go when the account goes', async () => {
    const examinee = await makeExaminee();
    const another = ownerOf(await makeExaminee());
    const [owner, left] = [ownerOf(examinee), await rowsOf(table, another, column)];
    expect(await rowsOf(table, owner, column)).toBeGreaterThan(1);
    await server.db.execute(sql`delete from "user" where id = ${examinee.student.userId}`);
    expect(await rowsOf(table, owner, column)).toBe(0);
    expect(await rowsOf(table, another, column)).toBe(left);
  });
});

describe('an account that is being deleted', () => {
  it('gets no row more: what comes meanwhile waits, and is refused', async () => {
    const { student } = await makeExaminee();
    const { student: source } = await makeExaminee();
    let late: Promise<string> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`delete from "user" where id = ${student.userId}`);
      late = codeOf(copyTo('review_log', 'user_id', source.userId, student.userId));
      await someoneWaits(server);
    });
    expect(await late).toBe('23503');
    expect(await rowsOf('review_log', student.userId)).toBe(0);
  });

  it('waits for rows that are being written, and takes them with it', async () => {
    const { student } = await makeExaminee();
    let gone: Promise<unknown> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into review_log select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
        from review_log one where user_id = ${student.userId}`);
      gone = server.db.execute(sql`delete from "user" where id = ${student.userId}`).execute();
      await someoneWaits(server);
    });
    await gone;
    expect(await rowsOf('review_log', student.userId)).toBe(0);
  });
});
