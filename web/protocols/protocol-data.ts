import { load } from 'virtual:protocols';
import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';

/** Undefined for an unknown id. */
export async function protocolOf(id: string): Promise<ShownProtocol | undefined> {
  return Object.hasOwn(load, id) ? (await load[id]?.())?.default : undefined;
}
