import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { read } from '../../platform/api';
import { Avatar } from '../../ui/avatar';
import { completeMention, type Edited, mentionAt } from './markdown-edits';

type OffersProps = {
  topicId: number;
  area: RefObject<HTMLTextAreaElement | null>;
  body: string;
  onPick: (edited: Edited) => void;
};

/** While `@` and some letters are typed: the people of the topic whose name begins so. */
export function MentionOffers({ topicId, area, body, onPick }: OffersProps) {
  const cursor = area.current?.selectionStart ?? body.length;
  const begun = mentionAt(body, cursor);
  const { data: people = [] } = useQuery({
    ...read('GET /api/forum/people', { query: { topic: topicId, q: begun ?? '' } }),
    enabled: begun !== null,
  });
  if (begun === null || people.length === 0) return null;
  return (
    <ul aria-label="Personas para mencionar" className="flex flex-wrap gap-2">
      {people.map(({ username, avatar }) => (
        <li key={username}>
          <button
            type="button"
            onClick={() => onPick(completeMention(body, cursor, username))}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-3 text-small hover:bg-navy-tint"
          >
            <Avatar name={username} src={avatar ?? undefined} className="size-6 text-micro" />@{username}
          </button>
        </li>
      ))}
    </ul>
  );
}
