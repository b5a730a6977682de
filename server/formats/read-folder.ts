import type { Fault, Placed } from '@atalaya/core/platform/content-fault';
import type { z } from 'zod';
import { type ContentFiles, ContentReader } from '../content/content-reader';

/** The files of a folder of content/formats, one piece each. */
export async function readFolder<T>(
  files: ContentFiles,
  folder: string,
  schema: z.ZodType<T>,
): Promise<{ pieces: Placed<T>[]; faults: Fault[] }> {
  const reader = new ContentReader(files);
  const names = await reader.names(folder);
  const read = await Promise.all(names.map((name) => reader.value(schema, `${folder}/${name}`, 'needed')));
  return { pieces: read.filter((one) => one !== null), faults: reader.faults };
}
