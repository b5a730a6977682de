import { type HandInRecord, handInMessage } from '@atalaya/core/exams/hand-in-record';
import { call } from '../../platform/api';
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
  saveFlag: (id, { position, flagged }, options) =>
    call('PUT /api/exams/:id/flags/:position', { params: { id, position }, body: { flagged } }, options),
  closePart: async () => {},
  async handIn({ examId }, record, paper, options) {
    const { startRecord } = await paper();
    // The server has finished it and this device never stored its start.
    if (!startRecord) return undefined;
    const signature = await signRecord(startRecord, examId, record);
    const { changes, flags, seen } = record;
    const body = {
      record: { ...record, changes: [...changes], flags: [...flags], seen: [...seen] },
      signature,
    };
    return call('POST /api/exams/:id/hand-in', { params: { id: examId }, body }, options);
  },
};

const bytes = (text: string) => new TextEncoder().encode(text);

/** Signs the hand-in with the start record from the server (HMAC-SHA-256, base64url). */
async function signRecord(startRecord: string, examId: string, record: HandInRecord): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(startRecord), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, bytes(handInMessage(examId, record)));
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
