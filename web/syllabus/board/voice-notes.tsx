import type { Answer } from '@atalaya/core/api';
import { ChevronDown, Pause, Play } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../ui/button';
import { useListen } from '../reader/use-listen';

type Note = Answer<'GET /api/topics/:id/voice-notes'>[number];

export function VoiceNotes({ notes }: { notes: readonly Note[] }) {
  return (
    <ul className="grid gap-5">
      {notes.map((note) => (
        <li key={note.id}>
          <VoiceNote note={note} />
        </li>
      ))}
    </ul>
  );
}

function VoiceNote({ note }: { note: Note }) {
  const sections = useMemo(() => [{ id: note.id, blocks: note.blocks ?? [] }], [note]);
  const { listening, isSupported, start, toggle } = useListen(sections);
  const minutes = Math.max(1, Math.round(note.seconds / 60));
  return (
    <>
      <h3 className="text-h4">{note.title}</h3>
      <p className="mt-1 text-small text-muted">{minutes} min</p>
      {isSupported && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={() => (listening ? toggle() : start(note.id, 0))}
        >
          {listening?.isPlaying ? <Pause /> : <Play />}
          {listening?.isPlaying ? 'Pausar' : listening ? 'Seguir' : 'Escuchar'}
        </Button>
      )}
      <details className="group mt-2">
        <summary className="flex min-h-11 items-center gap-1.5 text-small font-semibold text-navy">
          Leer el texto
          <ChevronDown className="size-4.5 group-open:rotate-180" />
        </summary>
        <p className="whitespace-pre-line">{note.text}</p>
      </details>
    </>
  );
}
