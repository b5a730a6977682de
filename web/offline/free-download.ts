import { forgetExam, readWork } from '../exams/sitting/device-store';
import { type Download, removeDownload } from '../platform/offline/downloads';
import { forgetSession } from '../review/kept-session';

/** False if it has answers that the server does not have yet; it stays then. */
export async function freeDownload(download: Download): Promise<boolean> {
  const { kind, userId, id } = download;
  const subject = id.split(':')[1] ?? '';
  if (kind === 'mock') {
    if (((await readWork(subject))?.outbox.length ?? 0) > 0) return false;
    await forgetExam(subject);
  }
  if (kind === 'session') await forgetSession(userId, {});
  if (kind === 'deck') await forgetSession(userId, { topic: Number(subject) });
  await removeDownload(download);
  return true;
}
