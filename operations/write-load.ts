import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from './client';

type Paper = { id: string; questions: { choice: string | null; sequence: number }[] };

/** So that a node that starts gets its share of the processor. */
const PAUSE_MS = 20;
const LETTERS = ['A', 'B', 'C'] as const;

export type WriteLoad = ReturnType<typeof startWrites>;

/** Students who answer their exams fast. A change that failed is sent again under its key, as browsers do. */
export function startWrites(students: readonly Client[]) {
  const faults: string[] = [];
  const acknowledged = new Map<
    Client,
    { exam: string; answers: Map<number, { choice: string; sequence: number }> }
  >();
  let isRunning = true;
  let count = 0;

  const write = async (client: Client): Promise<void> => {
    const paper = await beginExam(client);
    const answers = new Map<number, { choice: string; sequence: number }>();
    acknowledged.set(client, { exam: paper.id, answers });
    for (let turn = 0; isRunning; turn += 1) {
      const position = (turn % paper.questions.length) + 1;
      const choice = LETTERS[(turn + Math.floor(turn / paper.questions.length)) % LETTERS.length] ?? 'A';
      const change = { choice, base: answers.get(position)?.sequence ?? 0, key: randomUUID() };
      const saved = await untilSaved(client, `/api/exams/${paper.id}/answers/${position}`, change);
      if (saved === undefined) return;
      answers.set(position, { choice, sequence: saved });
      count += 1;
      await delay(PAUSE_MS);
    }
  };

  const untilSaved = async (client: Client, path: string, change: object): Promise<number | undefined> => {
    for (;;) {
      try {
        const { status, body, text } = await client.send('PUT', path, change);
        if (status === 200) return (body as { sequence: number }).sequence;
        faults.push(`${status} ${text.slice(0, 200)}`);
      } catch (error) {
        faults.push(String(error));
      }
      if (!isRunning) return undefined;
      await delay(PAUSE_MS);
    }
  };

  const writing = students.map(write);
  return {
    /** Answers that were not 200. */
    faults,
    count: () => count,
    /** Waits for so many more acknowledged writes. */
    async more(wanted: number): Promise<void> {
      const from = count;
      while (count - from < wanted) await Promise.race([delay(PAUSE_MS), Promise.all(writing)]);
    },
    async stop(): Promise<void> {
      isRunning = false;
      await Promise.all(writing);
    },
    /** Acknowledged answers that the server does not have. */
    async lost(): Promise<string[]> {
      const missing: string[] = [];
      for (const [client, { exam, answers }] of acknowledged) {
        const { questions } = (await client.get(`/api/exams/${exam}`)).body as Paper;
        for (const [position, { choice, sequence }] of answers) {
          const stored = questions[position - 1];
          // A change that was sent but not acknowledged may have been saved after it.
          if (
            !stored ||
            stored.sequence < sequence ||
            (stored.sequence === sequence && stored.choice !== choice)
          )
            missing.push(
              `${exam} ${position}: ${choice} ${sequence}, but ${stored?.choice} ${stored?.sequence}`,
            );
        }
      }
      return missing;
    },
  };
}

export async function beginExam(client: Client, order: object = { kind: 'mock' }): Promise<Paper> {
  const built = await client.send('POST', '/api/exams', order);
  if (built.status >= 300) throw new Error(`no exam: ${built.text}`);
  return (await client.send('POST', `/api/exams/${(built.body as Paper).id}/start`)).body as Paper;
}
