import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An event of Chromium's trace, in microseconds: by the clock, and by the time that its thread had a processor. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
};
type Task = TraceEvent & { dur: number; tts: number; tdur: number };

const TRACE = 'defaultPass.trace.json';

/**
 * A copy of what Lighthouse gathered, with every task as long as it worked. On two cores the page shares them with Lighthouse, the server
 * and the other half of the browser, and both with whatever else the host runs: a task of half a millisecond lasts twenty, and
 * Lighthouse multiplies this by four. A processor that is slow stays slow; only waiting for one is left out.
 */
export async function leaveOutWaiting(gathered: string, copy: string): Promise<void> {
  await cp(gathered, copy, { recursive: true });
  const file = join(copy, TRACE);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(await readFile(file, 'utf8'));
  shortenTasks(trace.traceEvents);
  await writeFile(file, JSON.stringify(trace));
}

export function shortenTasks(events: readonly TraceEvent[]): void {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const thread = `${event.pid}/${event.tid}`;
    const others = threads.get(thread);
    if (others) others.push(event);
    else threads.set(thread, [event]);
  }
  for (const thread of threads.values()) shortenThread(thread);
}

const isTask = (event: TraceEvent): event is Task =>
  event.name === 'RunTask' && event.ph === 'X' && event.tts !== undefined && event.tdur !== undefined;

/** Each task stays where it began, and what happened in it moves to where its thread had got to by then. */
function shortenThread(events: TraceEvent[]): void {
  events.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let task: { start: number; end: number; tts: number; worked: number } | undefined;
  for (const event of events) {
    if (task && event.ts < task.end) {
      const worked = event.tts === undefined ? event.ts - task.start : event.tts - task.tts;
      event.ts = task.start + Math.min(Math.max(worked, 0), task.worked);
      if (event.dur !== undefined && event.tdur !== undefined) event.dur = Math.min(event.dur, event.tdur);
    } else if (isTask(event)) {
      const { ts: start, dur, tts, tdur } = event;
      task = { start, end: start + dur, tts, worked: Math.min(tdur, dur) };
      event.dur = task.worked;
    }
  }
}
