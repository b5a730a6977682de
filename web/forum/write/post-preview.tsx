import { readEmbed } from '@atalaya/core/forum/embeds';
import { parseMarkdown } from '@atalaya/core/platform/markdown';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api';
import { Embeds } from '../topic/embed-context';
import { PostText } from '../topic/post-text';

/** The post as it will be shown. It brings the parser, so it is loaded when a preview is asked for. */
export default function PostPreview({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => readEmbed(line) !== null);
  const { data = [] } = useQuery({
    ...read('GET /api/forum/embeds', { query: { text: lines.slice(0, 5).join('\n') } }),
    enabled: lines.length > 0,
  });
  return (
    <Embeds value={data}>
      <PostText blocks={parseMarkdown(text)} />
    </Embeds>
  );
}
