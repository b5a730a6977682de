import { recordingTypeOf } from '@atalaya/core/interview/recording';
import { call } from '../platform/api';
import { retryDelay, verdictOf } from '../platform/offline/verdict';

const RETRIES = 3;
/** Somebody is looking at the progress: what takes longer is left to them. */
const LONGEST_WAIT_MS = 30_000;

/** Uploads a recording in chunks and queues it. After a cut, the next call goes on where it ended. */
export async function sendRecording(
  answer: { sessionId: string; position: number },
  recording: Blob,
  onProgress: (share: number) => void,
): Promise<void> {
  const type = recordingTypeOf(recording.type);
  if (!type) throw new Error(`not a recording: ${recording.type}`);
  const upload = await retried(() =>
    call('POST /api/interview/recordings', {
      body: { ...answer, type, bytes: recording.size, consent: true },
    }),
  );
  const { id, chunkBytes } = upload;
  let { chunks } = upload;
  while (chunks * chunkBytes < recording.size) {
    onProgress((chunks * chunkBytes) / recording.size);
    const start = chunks * chunkBytes;
    const file = recording.slice(start, start + chunkBytes, 'application/octet-stream');
    const params = { id, index: chunks };
    ({ chunks } = await retried(() =>
      call('PUT /api/interview/recordings/:id/chunks/:index', { params, file }),
    ));
  }
  onProgress(1);
  await retried(() => call('POST /api/interview/recordings/:id/complete', { params: { id } }));
}

/** A connection that breaks for a moment, or a busy server, does not end the upload. */
async function retried<T>(request: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await request();
    } catch (error) {
      const verdict = await verdictOf(error);
      const wait = verdict.kind === 'later' ? retryDelay(tries, verdict.afterMs) : Number.POSITIVE_INFINITY;
      if (tries > RETRIES || wait > LONGEST_WAIT_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
}
