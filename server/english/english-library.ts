import {
  CategoryFile,
  LessonFile,
  PlacementItemFile,
  UnitFile,
} from '@atalaya/core/english/content.contract';
import type { EnglishLibrary } from '@atalaya/core/english/english-rules';
import type { Fault, Placed } from '@atalaya/core/platform/content-fault';
import type { z } from 'zod';
import { type ContentFiles, ContentReader } from '../content/content-reader.ts';

const FOLDER = 'english';

/** Reads content/english. Reports errors of YAML, schema and missing files; core checks the rest. */
export async function readEnglish(
  files: ContentFiles,
): Promise<{ library: EnglishLibrary; faults: Fault[] }> {
  const reader = new ContentReader(files);
  const [units, lessons, categories, placement] = await Promise.all([
    reader.list(UnitFile, `${FOLDER}/course.yaml`, 'needed'),
    readFolder(reader, LessonFile, `${FOLDER}/lessons`),
    readFolder(reader, CategoryFile, `${FOLDER}/vocabulary`),
    reader.list(PlacementItemFile, `${FOLDER}/placement.yaml`, 'needed'),
  ]);
  return { library: { units, lessons, categories, placement }, faults: reader.faults };
}

async function readFolder<T>(
  reader: ContentReader,
  schema: z.ZodType<T>,
  folder: string,
): Promise<Placed<T>[]> {
  const names = (await reader.names(folder)).filter((name) => name.endsWith('.yaml'));
  const values = await Promise.all(names.map((name) => reader.value(schema, `${folder}/${name}`, 'needed')));
  return values.filter((value) => value !== null);
}
