import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type HandInRecord, handInMessage, startMessage } from '@atalaya/core/exams/hand-in-record';

const sign = (key: string, message: string): string =>
  createHmac('sha256', key).update(message).digest('base64url');

/** Signed by the server: this exam of this user started at this time. */
export const startRecordOf = (
  secret: string,
  exam: { id: string; userId: string; startedAt: Date },
): string => sign(secret, startMessage(exam.id, exam.userId, exam.startedAt));

/** Verifies that the record was signed with the start record of this exam. */
export function hasValidSignature(
  startRecord: string,
  examId: string,
  record: HandInRecord,
  signature: string,
): boolean {
  const expected = Buffer.from(sign(startRecord, handInMessage(examId, record)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A blank has no change key, so its id is derived from exam and position (RFC 9562, version 8). */
export function blankId(examId: string, position: number): string {
  const hex = createHash('sha256').update(`${examId}/${position}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
