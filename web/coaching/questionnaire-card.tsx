import type { MyCoaching } from '@atalaya/core/coaching/candidate.contract';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import { QuestionnaireText } from './questionnaire-text';

const QuestionnaireForm = lazy(() => import('./questionnaire-form'));

type Given = MyCoaching['questionnaire'];

/** The questionnaire of the first week: open until it is sent, then folded with a way to change it. */
export function QuestionnaireCard({ given, isEnded }: { given: Given; isEnded?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (given && !isOpen)
    return (
      <Card>
        <h2 id="cuestionario" className="scroll-mt-24 text-h3">
          De dónde partes
        </h2>
        <QuestionnaireText given={given} />
        {!isEnded && (
          <Button variant="outline" size="sm" className="mt-4" onClick={() => setOpen(true)}>
            Cambiar
          </Button>
        )}
      </Card>
    );
  return (
    <Suspense fallback={<Skeleton className="h-150 rounded-lg" />}>
      <QuestionnaireForm given={given} onDone={() => setOpen(false)} />
    </Suspense>
  );
}
