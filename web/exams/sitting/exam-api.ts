import { call } from '../../platform/api';
import { signRecord } from './sign-record';
import type { SittingApi } from './sitting-api';

export const examApi: SittingApi = {
  sitting: 'exam',
  codes: 'exams',
  read: (id) => call('GET /api/exams/:id', { params: { id } }),
  start: (id, { sinceDownloadMs }) =>
    call('POST /api/exams/:id/offline-start', { params: { id }, body: { sinceDownloadMs } }),
  saveAnswer: (id, { position, choice, base, key, spentMs }) =>
    call('PUT /api/exams/:id/answers/:position', {
      params: { id, position },
      body: { choice, base, key, spentMs },
    }),
  saveMark: (id, { position, marked }) =>
    call('PUT /api/exams/:id/marks/:position', { params: { id, position }, body: { marked } }),
  closePart: async () => {},
  async handIn({ examId }, record, paper) {
    const { startRecord } = await paper();
    // The server has finished it and this device never stored its start.
    if (!startRecord) return undefined;
    const signature = await signRecord(startRecord, examId, record);
    return call('POST /api/exams/:id/hand-in', {
      params: { id: examId },
      body: {
        record: { ...record, changes: [...record.changes], marks: [...record.marks], seen: [...record.seen] },
        signature,
      },
    });
  },
};
