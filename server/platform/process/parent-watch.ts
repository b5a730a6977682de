const CHECK_MS = 1000;

// Read as soon as the process starts: the parent may be gone before the server is ready.
const parent = process.ppid;

/**
 * A killed npm sends no signal to its grandchildren: a new parent process means that npm is gone. Without npm the server
 * outlives the shell that started it.
 */
export function watchParent(isNpmScript: boolean, onGone: () => void): void {
  if (!isNpmScript) return;
  setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, CHECK_MS).unref();
}
