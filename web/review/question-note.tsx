import { MAX_NOTE_LENGTH } from '@atalaya/core/exams/own-question';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { read } from '../platform/api';
import { keepDraft, readDraft } from '../platform/offline/drafts';
import { onOutboxes } from '../platform/offline/outbox';
import { useSession } from '../platform/session';
import { toastError } from '../platform/toast-error';
import { Button } from '../ui/button';
import { Textarea } from '../ui/forms/textarea';
import { toast } from '../ui/overlays/toast-store';
import { noteOutbox, waitingNote } from './note-outbox';

const ownOf = (id: string) => read('GET /api/questions/:id/own', { params: { id } });

const ON_ITS_WAY_MS = 1_500;
const TRIES = 4;

/**
 * The user's flag and note, and what is open once the question is answered. Undefined until they are known, for example
 * offline. `isJustAnswered`: the answer may still be on its way to the server, so what is not open is asked for again.
 */
export const useOwnQuestion = (id: string, { enabled = true, isJustAnswered = false } = {}) => {
  const client = useQueryClient();
  const query = {
    ...ownOf(id),
    enabled,
    staleTime: 60_000,
    refetchOnMount: true,
  };
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      isJustAnswered && state.data?.comments === null && state.dataUpdateCount < TRIES
        ? ON_ITS_WAY_MS
        : false,
  });
  return {
    own: data,
    change: (changes: { flagged?: boolean; note?: string }) =>
      client.setQueryData(query.queryKey, data && { ...data, ...changes }),
  };
};

const placeOf = (questionId: string): string => `nota-${questionId}`;

/** A private note on a question, written in place. What is typed when the question is left is saved. */
export function QuestionNote({ questionId }: { questionId: string }) {
  const userId = useSession().user?.id;
  return userId ? <OwnNote key={`${userId} ${questionId}`} userId={userId} questionId={questionId} /> : null;
}

function OwnNote({ userId, questionId }: { userId: string; questionId: string }) {
  const { own, change } = useOwnQuestion(questionId);
  const waiting = useWaitingNote(userId, questionId);
  const note = waiting ?? own?.note ?? '';
  const [draft, setDraft] = useState(() => readDraft(userId, placeOf(questionId)) || undefined);
  /** What the outbox was last given: here, at the server, or refused. */
  const [given, setGiven] = useState<string>();
  const type = (text: string | undefined) => {
    setDraft(text);
    keepDraft(userId, placeOf(questionId), text ?? '');
  };
  const deliver = async (text: string) => {
    const sent = await noteOutbox.deliver(userId, { id: questionId, note: text });
    // It is in the outbox or at the server now.
    if (readDraft(userId, placeOf(questionId)) === text) keepDraft(userId, placeOf(questionId), '');
    if (sent) change(sent.answer);
    else toast({ title: 'Guardado en este dispositivo', description: 'Se enviará cuando haya conexión.' });
  };
  const { run, isBusy, fault } = useAction(
    (text: string) => {
      setGiven(text);
      return deliver(text);
    },
    {
      stale: [],
      // What was typed meanwhile stays in the field.
      done: (_, text) => setDraft((typed) => (typed === text ? undefined : typed)),
    },
  );
  const leave = useEffectEvent(() => {
    if (draft === undefined || draft === (given ?? note)) return;
    deliver(draft).catch((error: unknown) => toastError('Tu nota no se ha guardado', error));
  });
  useEffect(() => () => leave(), []);
  if (!own) return null;
  if (draft === undefined)
    return (
      <>
        <Button variant="quiet" size="sm" onClick={() => setDraft(note)}>
          <NotebookPen />
          {note ? 'Cambiar tu nota' : 'Añadir una nota'}
        </Button>
        {note && (
          <p className="basis-full rounded-md bg-mark px-3 py-2 text-small whitespace-pre-line text-on-mark wrap-anywhere">
            {note}
          </p>
        )}
      </>
    );
  return (
    <form
      className="grid basis-full gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        void run(draft);
      }}
    >
      <Textarea
        label="Tu nota (solo la ves tú)"
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={draft}
        error={fault}
        onChange={(event) => type(event.target.value)}
      />
      <div className="flex gap-2.5">
        <Button type="submit" size="sm" busy={isBusy} busyLabel="Guardando…">
          Guardar
        </Button>
        <Button variant="quiet" size="sm" onClick={() => type(undefined)}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

/** What waits on this device for this question. */
function useWaitingNote(userId: string, questionId: string): string | undefined {
  const [waiting, setWaiting] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const found = await waitingNote(userId, questionId);
      if (isWanted) setWaiting(found);
    };
    void look();
    const unwatch = onOutboxes(() => void look());
    return () => {
      isWanted = false;
      unwatch();
    };
  }, [userId, questionId]);
  return waiting;
}
