import type { Paper } from '@atalaya/core/exams/exams.contract';
import { call } from '../../platform/api';
import { isUnreachable } from '../../platform/http-error';
import { noteCopy, noteFresh } from '../../platform/offline/copies';
import { missing } from '../missing-exam';
import { readPaper } from './device-store';
import { isExam } from './sitting-api';

/** The exam from the server; without network, as this device last had it. */
export async function openPaper(id: string, userId: string): Promise<Paper> {
  const page = `/test/${id}`;
  try {
    const paper = await call('GET /api/exams/:id', { params: { id } });
    noteFresh(page);
    if (paper.state !== 'built' || !paper.downloadedAt) return paper;
    // Started on this device, and the server may not know yet.
    const stored = await readPaper(id);
    return stored?.userId === userId && isExam(stored.paper) && stored.paper.state === 'running'
      ? stored.paper
      : paper;
  } catch (error) {
    const stored = isUnreachable(error) ? await readPaper(id) : undefined;
    if (stored?.userId !== userId || !isExam(stored.paper)) return missing(error);
    noteCopy(page, stored.deviceNow);
    return stored.paper;
  }
}
