// Loaded into the measured server (node --expose-gc --import): on SIGUSR2 it collects its garbage and says what is left.
import { renameSync, writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  // The second time takes what the first has finalised.
  globalThis.gc();
  globalThis.gc();
  const file = `${process.env.DATA_DIR}/heap.json`;
  writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()));
  // At once, so that no half of it is read.
  renameSync(`${file}.new`, file);
});
