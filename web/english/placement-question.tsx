import type { PlacementState } from '@atalaya/core/english/english.contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { RadioGroup } from '../ui/forms/radio-group';
import { Progress } from '../ui/progress';

type QuestionProps = {
  item: NonNullable<PlacementState['item']>;
  number: number;
  total: number;
  isSending: boolean;
  /** Null for «no lo sé». */
  onAnswer: (option: string | null) => void;
};

export function PlacementQuestion({ item, number, total, isSending, onAnswer }: QuestionProps) {
  const [option, setOption] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (option !== undefined && !isSending) onAnswer(option);
  };
  return (
    <Card>
      <form onSubmit={submit} className="grid gap-6">
        <div>
          <p className="mb-2 text-small text-muted">
            Pregunta {number} de {total}
          </p>
          <Progress label="Preguntas respondidas" value={number - 1} max={total} tone="gold" />
        </div>
        <h2
          ref={heading}
          tabIndex={-1}
          lang="en"
          className="font-sans text-question font-semibold outline-none"
        >
          {item.question}
        </h2>
        <RadioGroup
          label={item.question}
          hideLabel
          options={item.options.map((value) => ({
            value,
            label: (
              <span lang="en" className="text-lead">
                {value}
              </span>
            ),
          }))}
          value={option}
          onChange={setOption}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={isSending} onClick={() => onAnswer(null)}>
            No lo sé
          </Button>
          <Button type="submit" size="lg" busy={isSending} disabled={option === undefined}>
            Siguiente
          </Button>
        </div>
      </form>
    </Card>
  );
}
