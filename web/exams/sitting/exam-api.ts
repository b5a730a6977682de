import { call } from '../../platform/api';
import { signRecord } from './sign-record';
import type { SittingApi } from './sitting-api';

export const examApi: SittingApi = {
  sitting: 'exam',
  codes: 'exams',
  read: (id) => call('GET /api/exams/:id', { params: { id } }),
  start: (id, { sinceDownloadMs }, options) =>
    call('POST /api/exams/:id/offline-start', { params: { id }, body: { sinceDownloadMs } }, options),
  saveAnswer: (id, { position, choice, base, key, spentMs }, options) =>
    call(
      'PUT /api/exams/:id/answers/:position',
      { params: { id, position }, body: { choice, base, key, spentMs } },
      options,
    ),
  saveMark: (id, { position, marked }, options) =>
    call('PUT /api/exams/:id/marks/:position', { params: { id, position }, body: { marked } }, options),
  closePart: async () => {},
  async handIn({ examId }, record, paper, options) {
    const { startRecord } = await paper();
    // The server has finished it and this device never stored its start.
    if (!startRecord) return undefined;
    const signature = await signRecord(startRecord, examId, record);
    const { changes, marks, seen } = record;
    const body = {
      record: { ...record, changes: [...changes], marks: [...marks], seen: [...seen] },
      signature,
    };
    return call('POST /api/exams/:id/hand-in', { params: { id: examId }, body }, options);
  },
};
