import type { Item } from '@atalaya/core/psychometrics/items/item';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../ui/button';
import { ItemBody } from './item-body';

type StudyTimeProps = { study: NonNullable<Item['study']>; onDone: () => void };

/** What has to be remembered, until its time is over or the student goes on. It is not shown again. */
export function StudyTime({ study, onDone }: StudyTimeProps) {
  const [left, setLeft] = useState(study.seconds);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const end = performance.now() + study.seconds * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) done();
    }, 250);
    return () => clearInterval(timer);
  }, [study]);
  return (
    <div className="grid gap-5">
      <h2 className="font-sans text-question font-normal">Memoriza</h2>
      <ItemBody blocks={study.body} />
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={onDone}>Ya lo tengo</Button>
        <p role="timer" className="text-muted">
          Se tapa en <span className="num text-lead text-ink">{left}</span> s
        </p>
      </div>
    </div>
  );
}
