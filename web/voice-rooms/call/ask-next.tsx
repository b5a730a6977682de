import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api';
import { toastError } from '../../platform/toast-error';
import { Button } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { showRound } from './call-store';
import { type Line, useCall } from './use-voice-call';

const topics = Array.from({ length: 45 }, (_, at) => ({ value: String(at + 1), label: `Tema ${at + 1}` }));

/** For the host: the next question, of any topic or of one. */
export function AskNext({ roomId, line }: { roomId: string; line: Line }) {
  const round = useCall(line, (state) => state.round);
  const [topic, setTopic] = useState('');
  const asking = useMutation({
    retry: false,
    mutationFn: () =>
      call('POST /api/voice-rooms/:id/round', {
        params: { id: roomId },
        body: { topic: topic === '' ? null : Number(topic) },
      }),
    onSuccess: (answer) => showRound(line.store, answer.round),
    onError: (error) => toastError('No hemos podido lanzar la pregunta', error),
  });
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <Select
        label="De qué tema"
        size="sm"
        fieldClassName="min-w-36 flex-1"
        value={topic}
        placeholder="De todos"
        options={topics}
        onChange={({ target }) => setTopic(target.value)}
      />
      <Button
        variant={round && !round.solution ? 'outline' : 'primary'}
        size="sm"
        busy={asking.isPending}
        onClick={() => asking.mutate()}
      >
        {round ? 'Siguiente pregunta' : 'Lanzar una pregunta'}
      </Button>
    </div>
  );
}
