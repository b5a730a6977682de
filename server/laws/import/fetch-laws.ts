import { MAX_LAW_BYTES } from '@atalaya/core/laws/import-limit';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { allLaws } from '../../syllabus/law-references';
import { readBoeXml } from './boe-xml';
import { hasNews, importLaw } from './import-law';

const TIMEOUT_MS = 30_000;

/** The consolidated text of a law from the BOE's open data. */
async function download(base: string, boe: string, timeoutMs: number): Promise<Buffer> {
  const response = await fetch(`${base}/legislacion-consolidada/id/${boe}`, {
    headers: { accept: 'application/xml' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || !response.body) throw new Error(`it answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MAX_LAW_BYTES) throw new Error(`the text is larger than ${MAX_LAW_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches the text of every law and imports those that bring something new. A failure ends the run, because the rest
 * would fail alike, with one line in the log; the laws before it stay imported.
 */
export async function fetchLaws(
  kit: Pick<Kit, 'db' | 'clock' | 'events' | 'log'>,
  base: string,
  timeoutMs = TIMEOUT_MS,
): Promise<{ read: number; imported: string[] }> {
  const imported: string[] = [];
  let read = 0;
  for (const { id, boe } of await allLaws(kit.db)) {
    try {
      const bytes = await download(base, boe, timeoutMs);
      read += 1;
      if (!(await hasNews(kit.db, id, readBoeXml(bytes.toString('utf8'))))) continue;
      await importLaw(kit, null, bytes);
      imported.push(boe);
    } catch (error) {
      kit.log.warn(
        `The text of ${boe} was not fetched from ${base} (${reasonOf(error)}). Check that address and the network, import the file at /admin/cambios-ley, or unset BOE_URL.`,
      );
      // A text that is refused says nothing about the next one.
      if (!(error instanceof AppError)) break;
    }
  }
  return { read, imported };
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.message : String(error);
};
