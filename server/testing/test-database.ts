import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/postgres/migrate';
import { createDatabase, startTestCluster } from '../platform/postgres/test-cluster';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

export const TEMPLATE = 'atalaya_template';

/** One temporary cluster per run, with a migrated template that every test server is cloned from. */
export default async function setup(project: TestProject) {
  const cluster = await startTestCluster();
  const admin = postgres(cluster.url('postgres'), { max: 1, onnotice: () => {} });
  await createDatabase(admin, TEMPLATE);
  await admin.end();
  await migrate(cluster.url(TEMPLATE), fileURLToPath(new URL('../..', import.meta.url)));
  project.provide('clusterUrl', cluster.url('postgres').replace(/\/postgres$/, ''));
  return () => cluster.stop();
}
