import { NODE } from '@atalaya/core/protocols/layout';
import type { ProtocolNode } from '@atalaya/core/protocols/protocol.contract';

const { width, height } = NODE;
const POINT = 16;
const hexagon = `M${POINT} 0H${width - POINT}L${width} ${height / 2}L${width - POINT} ${height}H${POINT}L0 ${height / 2}z`;

type NodeOutlineProps = { kind: ProtocolNode['kind']; fill: string; stroke: string };

/** A question is pointed, an end round, a step a box. */
export const NodeOutline = ({ kind, fill, stroke }: NodeOutlineProps) =>
  kind === 'question' ? (
    <path d={hexagon} fill={fill} stroke={stroke} />
  ) : (
    <rect width={width} height={height} rx={kind === 'end' ? height / 2 : 8} fill={fill} stroke={stroke} />
  );
