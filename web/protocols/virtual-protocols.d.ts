declare module 'virtual:protocols' {
  import type { ProtocolSummary, ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
  export const summaries: readonly ProtocolSummary[];
  export const load: Readonly<Record<string, () => Promise<{ default: ShownProtocol }>>>;
}
