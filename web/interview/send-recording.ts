import { recordingTypeOf } from '@atalaya/core/interview/recording';
import { call } from '../platform/api';
import { isUnreachable } from '../platform/http-error';

const RETRIES = 3;
const RETRY_MS = 1500;

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

/** A connection that breaks for a moment does not end the upload. */
async function retried<T>(request: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await request();
    } catch (error) {
      if (!isUnreachable(error) || tries > RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS * tries));
    }
}
