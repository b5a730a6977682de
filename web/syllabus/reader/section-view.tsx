import type { Block } from '@atalaya/core/platform/markdown-tree';
import { Circle, CircleCheck } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../ui/button';
import { BlockView, type Targets } from '../../ui/markdown';
import { LawReviewNote } from '../law-review-note';
import { type NoteActions, NotedText } from './noted-text';
import type { Note } from './use-notes';

type SectionProps = {
  topic: number;
  id: string;
  title: string;
  serial: number;
  minutes: number;
  blocks: Block[];
  notes: readonly Note[];
  openNote: string | null;
  isRead: boolean;
  targets: Targets;
  actions: NoteActions;
  onRead: (section: string, isRead: boolean) => void;
};

export const SectionView = memo(function SectionView(props: SectionProps) {
  const { topic, id, title, serial, minutes, blocks, notes, openNote, isRead, targets, actions, onRead } =
    props;
  return (
    <section data-section={id} aria-labelledby={`titulo-${id}`} className="pt-14">
      <div className="mb-6 max-w-[38.5rem]">
        <h2 id={`titulo-${id}`} tabIndex={-1} className="text-h2 outline-none">
          <span className="text-muted">{serial}. </span>
          {title}
        </h2>
        <p className="mt-2 text-small text-muted print:hidden">{minutes} min de lectura</p>
        <LawReviewNote kind="section" id={`${topic}/${id}`} className="mt-4" />
      </div>
      <NotedText
        className="reader-text prose max-w-none!"
        blocks={blocks}
        notes={notes}
        openNote={openNote}
        actions={actions}
      >
        {(block) => <BlockView block={block} top={1} targets={targets} />}
      </NotedText>
      <div className="mt-7 print:hidden">
        <Button
          variant={isRead ? 'quiet' : 'outline'}
          size="sm"
          aria-pressed={isRead}
          onClick={() => onRead(id, !isRead)}
        >
          {isRead ? <CircleCheck className="text-success" /> : <Circle />}
          {isRead ? 'Sección leída' : 'Marcar como leída'}
        </Button>
      </div>
    </section>
  );
});
