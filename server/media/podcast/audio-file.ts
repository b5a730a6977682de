import type { AudioType } from '@atalaya/core/media/podcast/audio';
import type { ByteRange } from '@atalaya/core/platform/files/chunks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error';
import type { Files } from '../../platform/files';
import type { Kit } from '../../platform/kit';
import { readRange, removeChunks, writeChunks } from '../../platform/uploads/chunked';
import { sendRange } from '../../platform/uploads/send-range';
import type { EpisodeRow } from './podcast.queries';

const keyOf = (key: string) => (index: number) => `podcast/${key}/${index}`;

export const storeAudio = (files: Files, key: string, bytes: Uint8Array) =>
  writeChunks(files, keyOf(key), bytes);
export const deleteAudio = (files: Files, key: string, bytes: number) =>
  removeChunks(files, keyOf(key), bytes);

/** What a file really is, whatever its name says; undefined for anything but MP3 and AAC in MP4. */
export async function examineAudio(
  bytes: Uint8Array,
): Promise<{ type: AudioType; seconds: number } | undefined> {
  // Loaded on demand, so that a start does not wait for it.
  const { BufferSource, Input, MP3, MP4 } = await import('mediabunny');
  const input = new Input({ formats: [MP3, MP4], source: new BufferSource(bytes) });
  try {
    const format = await input.getFormat();
    const tracks = await input.getTracks();
    const track = tracks.find((one) => one.isAudioTrack());
    if (!track || (track.codec !== 'mp3' && track.codec !== 'aac') || tracks.length > 1) return undefined;
    const seconds = await input.computeDuration();
    if (!Number.isFinite(seconds) || seconds < 1) return undefined;
    return { type: format === MP3 ? 'audio/mpeg' : 'audio/mp4', seconds: Math.round(seconds) };
  } catch {
    // The parser throws on anything that is not of these formats.
    return undefined;
  } finally {
    input.dispose();
  }
}

/** The whole recording or a range of it. */
export function sendAudio(
  { files }: Kit,
  { audioKey, audioType, audioBytes }: EpisodeRow,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  if (!audioKey || !audioType || !audioBytes) throw new AppError('request.not-found');
  const read = (range: ByteRange) => readRange(files, keyOf(audioKey), range);
  exchange.reply.header('cache-control', 'private, max-age=86400').header('etag', `"${audioKey}"`);
  return sendRange(exchange, { type: audioType, bytes: audioBytes, read });
}
