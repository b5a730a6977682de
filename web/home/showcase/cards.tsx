import { flashcards, ratings } from '@atalaya/core/home/showcase';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { ShowcaseStop } from './stop';

export default function ShowcaseCards() {
  const [at, setAt] = useState(0);
  const [turned, setTurned] = useState(false);
  const [told, setTold] = useState('');
  const card = flashcards[at % flashcards.length];
  if (!card) return null;
  const rate = (back: string) => {
    setTold(back);
    setTurned(false);
    setAt(at + 1);
  };
  return (
    <ShowcaseStop id="tarjetas">
      <div className="grid min-h-64 content-between gap-6">
        <div className="grid gap-4" aria-live="polite">
          <p className="text-small text-muted">
            Tarjeta {(at % flashcards.length) + 1} de {flashcards.length}
          </p>
          <p className="font-display text-h3 font-bold text-balance">{card.front}</p>
          {turned && (
            <p className="animate-fade-in border-t border-line pt-4 text-reading leading-[1.5]">
              {card.back}
            </p>
          )}
        </div>
        {turned ? (
          <div className="flex flex-wrap gap-2.5">
            {ratings.map(({ id, label, back }) => (
              <Button key={id} variant={id === 'good' ? 'primary' : 'outline'} onClick={() => rate(back)}>
                {label}
              </Button>
            ))}
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button onClick={() => setTurned(true)} className="noscript:hidden">
              <RotateCw />
              Girar la tarjeta
            </Button>
            <p role="status" className="text-muted">
              {told && `La anterior: ${told}`}
            </p>
          </div>
        )}
      </div>
    </ShowcaseStop>
  );
}
