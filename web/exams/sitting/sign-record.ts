import { type HandInRecord, handInMessage } from '@atalaya/core/exams/hand-in-record';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Signs the hand-in with the start record from the server (HMAC-SHA-256, base64url). */
export async function signRecord(startRecord: string, examId: string, record: HandInRecord): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(startRecord), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, bytes(handInMessage(examId, record)));
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
