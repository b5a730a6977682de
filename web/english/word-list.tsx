import { partNames } from '@atalaya/core/english/course';
import type { ShownWord } from '@atalaya/core/english/english.contract';
import { Check, Plus, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import type { Voice } from '../platform/speech/use-voice';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';

type ListProps = {
  words: readonly ShownWord[];
  voice: Voice;
  canReview: boolean;
  onChange?: () => void;
};

export const WordList = ({ words, voice, canReview, onChange }: ListProps) => (
  <ul className="border-t border-line">
    {words.map((word) => (
      // The key changes when the server says otherwise, so that the button starts from it.
      <li key={`${word.id} ${word.inReview}`} className="flex items-start gap-4 border-b border-line py-4">
        {voice.canSpeak && (
          <IconButton
            label={`Escuchar ${word.word}`}
            variant="outline"
            size="sm"
            onClick={() => voice.speak(`${word.word}. ${word.example}`)}
          >
            <Volume2 />
          </IconButton>
        )}
        <div className="min-w-0 flex-1">
          <p>
            <b lang="en" className="font-display text-h4 font-bold">
              {word.word}
            </b>{' '}
            <span className="text-small text-muted">
              {partNames[word.partOfSpeech]}, {word.level}
            </span>
          </p>
          <p>{word.es.join(', ')}</p>
          <p lang="en" className="text-small text-muted">
            {word.example}
          </p>
          {word.note && <p className="mt-1 text-small">{word.note}</p>}
        </div>
        {canReview && <ReviewButton word={word} {...(onChange && { onChange })} />}
      </li>
    ))}
  </ul>
);

function ReviewButton({ word, onChange }: { word: ShownWord; onChange?: () => void }) {
  const [inReview, setInReview] = useState(word.inReview);
  const change = useAction(
    (next: boolean) =>
      call('PUT /api/english/words/:id', { params: { id: word.id }, body: { inReview: next } }),
    {
      stale: [],
      done: (answer) => {
        setInReview(answer.inReview);
        onChange?.();
      },
      failed: 'No se ha guardado',
      retries: true,
    },
  );
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={inReview ? `En repaso, quitar ${word.word}` : `Repaso, añadir ${word.word}`}
      busy={change.isBusy}
      onClick={() => change.run(!inReview)}
      className={inReview ? 'text-success' : ''}
    >
      {inReview ? <Check /> : <Plus />}
      {inReview ? 'En repaso' : 'Repaso'}
    </Button>
  );
}
