import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const module = fileURLToPath(new URL('./parent-watch.ts', import.meta.url));

/** A program in the background of a shell, as `node scripts/start.mjs &`. */
async function inBackground(isNpmScript: boolean): Promise<{ shell: ChildProcess; pid: number }> {
  const code = `import { watchParent } from ${JSON.stringify(module)};
    watchParent(${isNpmScript}, () => process.exit(0));
    setInterval(() => {}, 1000);
    console.log(process.pid);`;
  // Waits for its input, so that the test decides when the shell ends.
  const shell = spawn(
    'sh',
    ['-c', '"$0" --import tsx --input-type=module -e "$1" & read line', process.execPath, code],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const [pid] = await once(shell.stdout ?? shell, 'data');
  return { shell, pid: Number(String(pid)) };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a server started in the background outlives its shell; one that npm started ends with npm', async () => {
  const [own, npms] = await Promise.all([inBackground(false), inBackground(true)]);
  try {
    own.shell.stdin?.end();
    await once(own.shell, 'exit');
    npms.shell.stdin?.end();
    await expect.poll(() => isAlive(npms.pid)).toBe(false);
    expect(isAlive(own.pid)).toBe(true);
  } finally {
    for (const { pid } of [own, npms]) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
});
