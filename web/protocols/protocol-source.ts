import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProtocolFile } from '@atalaya/core/protocols/protocol.contract';
import {
  type ProtocolSummary,
  type ShownProtocol,
  summaryOf,
  withLaws,
} from '@atalaya/core/protocols/shown-protocol';
import { Law } from '@atalaya/core/syllabus/content/content.contract';
import { parse } from 'yaml';

/** Reads content/protocols at build time; `npm run content:check` reports what is wrong in a file, line by line. */
export function readProtocols(content: string): readonly ShownProtocol[] {
  const laws = Law.array()
    .parse(parse(readFileSync(join(content, 'laws.yaml'), 'utf8')))
    .map(({ id, shortName, boe }) => ({ id, shortName, boe }));
  return protocolFiles(content).map((file) =>
    withLaws(ProtocolFile.parse(parse(readFileSync(file, 'utf8'))), laws),
  );
}

export const protocolFiles = (content: string): readonly string[] =>
  readdirSync(join(content, 'protocols'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(content, 'protocols', name));

export const summariesOf = (protocols: readonly ShownProtocol[]): readonly ProtocolSummary[] =>
  protocols.map(summaryOf);
