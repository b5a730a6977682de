import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button';
import { Plate } from '../../ui/plate';
import type { ChoiceProps } from './topic-choice-dialog';

const TopicChoiceDialog = lazy(() => import('./topic-choice-dialog'));

export function TopicChoice({ chosen, difficulty, topics }: ChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-small text-muted">
      <span className="max-md:sr-only">Ahora salen de</span>
      {chosen.map((number) => (
        <Plate key={number} variant="outline" size="sm">
          {number}
        </Plate>
      ))}
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)} aria-haspopup="dialog">
        Cambiar
      </Button>
      {isOpen && (
        <Suspense>
          <TopicChoiceDialog
            chosen={chosen}
            difficulty={difficulty}
            topics={topics}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
