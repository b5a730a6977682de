import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type HandInRecord, handInMessage, startMessage } from '@atalaya/core/exams/seal';

const sign = (key: string, message: string): string =>
  createHmac('sha256', key).update(message).digest('base64url');

/** What only this server could have said: that this exam of this person began at this moment. */
export const startRecordOf = (
  secret: string,
  exam: { id: string; userId: string; startedAt: Date },
): string => sign(secret, startMessage(exam.id, exam.userId, exam.startedAt));

/** Whether whoever made this record held the start record of this very exam, and nobody changed it on its way. */
export function isSealed(startRecord: string, examId: string, record: HandInRecord, seal: string): boolean {
  const expected = Buffer.from(sign(startRecord, handInMessage(examId, record)));
  const given = Buffer.from(seal);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A blank was given by nobody, so it has no id of its own: the same one each time it is told (RFC 9562, version 8). */
export function blankId(examId: string, position: number): string {
  const hex = createHash('sha256').update(`${examId}/${position}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
