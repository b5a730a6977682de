const CHECK_MS = 1000;

/**
 * A killed npm sends no signal to its grandchildren: a new parent process means that npm is gone. Without npm the server
 * outlives the shell that started it.
 */
export function watchParent(isNpmScript: boolean, onGone: () => void): void {
  if (!isNpmScript) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, CHECK_MS).unref();
}
