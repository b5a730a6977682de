import { embedOf, writeEmbed } from '@atalaya/core/forum/embeds';
import { type Block, safeTarget } from '@atalaya/core/platform/markdown-tree';
import { Markdown, type Targets } from '../../ui/markdown';
import { EmbedCard } from './embed-card';
import { type EmbedCardData, useEmbeds } from './embed-context';

/** Search engines are told that users wrote the links to other sites. */
const targets: Targets = (to) => {
  const target = safeTarget(to);
  return target && { ...target, rel: 'ugc nofollow noopener' };
};

type Piece = { card: EmbedCardData } | { blocks: Block[] };

/** Cards stand between the texts. What has no card stays as it was written. */
function piecesOf(blocks: readonly Block[], cards: readonly EmbedCardData[]): Piece[] {
  const pieces: Piece[] = [];
  for (const block of blocks) {
    const embed = embedOf(block);
    const card = embed && cards.find(({ key }) => key === writeEmbed(embed));
    const last = pieces.at(-1);
    if (card) pieces.push({ card });
    else if (last && 'blocks' in last) last.blocks.push(block);
    else pieces.push({ blocks: [block] });
  }
  return pieces;
}

export function PostText({ blocks }: { blocks: readonly Block[] }) {
  return piecesOf(blocks, useEmbeds()).map((piece, at) =>
    'card' in piece ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
      <EmbedCard key={at} card={piece.card} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
      <Markdown key={at} blocks={piece.blocks} top={3} targets={targets} className="max-w-[64ch]" />
    ),
  );
}
