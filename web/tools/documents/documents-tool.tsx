import { type DocumentForm, emptyDocumentForm } from '@atalaya/core/tools/documents/document-form';
import { fraudKinds, inspectionMethod } from '@atalaya/core/tools/documents/documents';
import { lazy, Suspense } from 'react';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { ToolFrame } from '../tool-frame';
import { useToolForm } from '../use-tool-form';
import { Inspection } from './inspection';

/** Below the first screen: its code loads after the inspection can be used. */
const MrzSection = lazy(async () => ({ default: (await import('./mrz-section')).MrzSection }));

export function DocumentsTool({ posted }: { posted?: DocumentForm }) {
  const form = useToolForm(emptyDocumentForm, posted);
  return (
    <ToolFrame id="documentoscopia" link={form.link}>
      <Inspection form={form} />
      <Suspense fallback={<Skeleton className="mt-5 h-96 rounded-lg" />}>
        <MrzSection form={form} />
      </Suspense>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[7fr_5fr]">
        <Card>
          <h2 className="text-h3">El orden de una inspección</h2>
          <ol className="mt-4 gap-x-8 sm:columns-2">
            {inspectionMethod.map((step, at) => (
              <li key={step} className="flex break-inside-avoid gap-3 border-t border-line py-2">
                <b className="num w-5 flex-none text-gold-ink">{at + 1}</b>
                {step}
              </li>
            ))}
          </ol>
        </Card>
        <Card>
          <h2 className="text-h3">Clases de fraude</h2>
          <ul className="mt-4">
            {fraudKinds.map((kind) => (
              <li key={kind} className="border-t border-line py-2">
                {kind}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </ToolFrame>
  );
}
