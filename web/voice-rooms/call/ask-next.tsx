import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { showRound } from './call-store';
import { type Line, useCall } from './use-voice-call';

const topics = Array.from({ length: 45 }, (_, at) => ({ value: String(at + 1), label: `Tema ${at + 1}` }));

/** For the host: the next question, of any topic or of one. */
export function AskNext({ roomId, line }: { roomId: string; line: Line }) {
  const round = useCall(line, (state) => state.round);
  const [topic, setTopic] = useState('');
  const asking = useAction(
    () =>
      call('POST /api/voice-rooms/:id/round', {
        params: { id: roomId },
        body: { topic: topic === '' ? null : Number(topic) },
      }),
    {
      stale: [],
      done: (answer) => showRound(line.store, answer.round),
      failed: 'No hemos podido lanzar la pregunta',
    },
  );
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
        busy={asking.isBusy}
        onClick={() => asking.run()}
      >
        {round ? 'Siguiente pregunta' : 'Lanzar una pregunta'}
      </Button>
    </div>
  );
}
