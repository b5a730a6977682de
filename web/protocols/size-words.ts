import { formatCount } from '@atalaya/core/platform/number-format';
import type { ProtocolSummary } from '@atalaya/core/protocols/shown-protocol';

/** `8 decisiones, 5 finales` */
export const sizeOf = ({ questions, ends }: Pick<ProtocolSummary, 'questions' | 'ends'>): string =>
  `${formatCount(questions, 'decisión', 'decisiones')}, ${formatCount(ends, 'final', 'finales')}`;
