import { watch } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { loadContent } from './load-content';

const load = defineJob<Record<string, never>>('syllabus.load-content');

/** Editors write a file in several steps: wait until it is complete. */
const QUIET_MS = 300;

/** Syncs the database with content/: in the background after the start, and in development on every save. */
export async function contentJobs(app: FastifyInstance): Promise<void> {
  const { kit } = app;
  await kit.jobs.handle(load, async () => {
    await loadContent(kit);
  });
  let stopWatching = async () => {};
  app.addHook('onListen', async () => {
    if (!kit.env.demo) await kit.jobs.enqueue(kit.db, load, {}, { key: 'at-start' });
    if (kit.env.ATALAYA_DEV) stopWatching = watchContent(kit);
  });
  app.addHook('onClose', () => stopWatching());
}

function watchContent(kit: Kit): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let loading = Promise.resolve();
  const reload = () => {
    const fault = (error: unknown) => kit.log.error({ err: error }, 'content not loaded');
    loading = loading.then(async () => void (await loadContent(kit))).catch(fault);
  };
  const watcher = watch(join(kit.env.checkout, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(reload, QUIET_MS);
  });
  return async () => {
    clearTimeout(timer);
    watcher.close();
    await loading;
  };
}
