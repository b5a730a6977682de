import type { Fault, Placed } from '@atalaya/core/platform/content-fault';
import { type Protocol, ProtocolFile } from '@atalaya/core/protocols/protocol.contract';
import { protocolFaults } from '@atalaya/core/protocols/tree-rules';
import { Law } from '@atalaya/core/syllabus/content/content.contract';
import { type ContentFiles, ContentReader } from '../content/content-reader.ts';

const FOLDER = 'protocols';

/** The files of `content/protocols/` with their faults. The pages read the same files when they are built. */
export async function readProtocols(
  files: ContentFiles,
): Promise<{ protocols: Placed<Protocol>[]; laws: Law[]; faults: Fault[] }> {
  const reader = new ContentReader(files);
  const laws = await reader.list(Law, 'laws.yaml', 'needed');
  const captured = new Map(laws.map(({ value }) => [value.id, value.captured]));
  const names = await protocolFiles(files);
  const read = await Promise.all(
    names.map((name) => reader.value(ProtocolFile, `${FOLDER}/${name}`, 'needed')),
  );
  const protocols = read.filter((protocol) => protocol !== null);
  const faults = protocols.flatMap((protocol) => protocolFaults(protocol, captured));
  return { protocols, laws: laws.map(({ value }) => value), faults: [...reader.faults, ...faults] };
}

const protocolFiles = async (files: ContentFiles): Promise<string[]> =>
  (await new ContentReader(files).names(FOLDER)).filter((name) => name.endsWith('.yaml'));

/** The name of a file is the id of its protocol. */
export const protocolIds = async (files: ContentFiles): Promise<string[]> =>
  (await protocolFiles(files)).map((name) => name.replace(/\.yaml$/, ''));
