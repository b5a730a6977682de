import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Disk = NonNullable<Awaited<ReturnType<typeof mountDisk>>>;

const run = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** A small disk in memory; undefined where it may not be mounted: only root may. */
export async function mountDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'atalaya-disk-'));
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const unmount = () => run('umount', '-l', folder);
  process.once('exit', unmount);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => run('sh', '-c', `cat /dev/zero > ${filler} 2>/dev/null; true`),
    free: () => rm(filler),
    async unmount() {
      process.off('exit', unmount);
      unmount();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function mayMount(): Promise<boolean> {
  const disk = await mountDisk(1);
  await disk?.unmount();
  return disk !== undefined;
}
