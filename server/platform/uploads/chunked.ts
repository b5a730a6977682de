import { type ByteRange, CHUNK_BYTES, chunkCount } from '@atalaya/core/platform/files/chunks';
import type { Files } from '../files';

/** The key of each chunk of a file. */
export type ChunkKey = (index: number) => string;

/** The bytes of a range, a piece of a chunk at a time. */
export async function* readRange(files: Files, keyOf: ChunkKey, { start, end }: ByteRange) {
  for (let index = Math.floor(start / CHUNK_BYTES); index * CHUNK_BYTES <= end; index += 1) {
    const chunk = await files.get(keyOf(index));
    if (!chunk) throw new Error('a chunk of a file is missing');
    const offset = index * CHUNK_BYTES;
    yield chunk.subarray(Math.max(0, start - offset), end - offset + 1);
  }
}

export async function writeChunks(files: Files, keyOf: ChunkKey, bytes: Uint8Array): Promise<void> {
  for (let index = 0; index < chunkCount(bytes.length); index += 1) {
    const piece = bytes.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);
    await files.put(keyOf(index), piece, 'application/octet-stream');
  }
}

export async function removeChunks(files: Files, keyOf: ChunkKey, bytes: number): Promise<void> {
  for (let index = 0; index < chunkCount(bytes); index += 1) await files.remove(keyOf(index));
}
