import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { addressOf } from '../platform/api';
import type { Prepared } from '../platform/offline/downloads';

type Topic = { number: number; shortTitle: string };

export const topicDownloadId = (number: number): string => `topic:${number}`;

/** The text of a topic with the user's notes. */
export function prepareTopic({ number, shortTitle }: Topic): Prepared {
  const params = { id: number };
  const title = `Tema ${number}: ${shortTitle}`;
  const data = [
    addressOf('GET /api/topics/:id/content', { params, query: { format: 'blocks' } }),
    addressOf('GET /api/topics/:id/reading', { params }),
  ];
  const path = topicPath(number);
  return {
    id: topicDownloadId(number),
    kind: 'topic',
    title,
    path,
    pages: [{ path, title, data }],
    bytes: 0,
  };
}
