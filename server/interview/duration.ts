import type { RecordingType } from '@atalaya/core/interview/recording';
import type { Files } from '../platform/files';
import { readRecording } from './recording-files';

/** The seconds of a stored recording; undefined if it is not one. Browsers write no total, so the packets are read. */
export async function durationOf(
  files: Files,
  { id, type, bytes }: { id: string; type: RecordingType; bytes: number },
): Promise<number | undefined> {
  // Loaded on demand, so that a start does not wait for it.
  const { CustomSource, Input, MATROSKA, MP4, WEBM } = await import('mediabunny');
  const source = new CustomSource({
    getSize: () => bytes,
    async read(start, end) {
      const pieces: Uint8Array[] = [];
      for await (const piece of readRecording(files, id, { start, end: end - 1 })) pieces.push(piece);
      return new Uint8Array(Buffer.concat(pieces));
    },
  });
  const formats = type.endsWith('/mp4') ? [MP4] : [WEBM, MATROSKA];
  const input = new Input({ formats, source });
  try {
    const tracks = await input.getTracks();
    const wanted = tracks.some((track) =>
      type.startsWith('video/') ? track.isVideoTrack() : track.isAudioTrack(),
    );
    if (!wanted) return undefined;
    const seconds = await input.computeDuration();
    return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
  } catch {
    // The parser throws on anything that is not of these formats.
    return undefined;
  } finally {
    input.dispose();
  }
}
