import { type DocumentForm, documentOf, lightOf } from '@atalaya/core/tools/documents/document-form';
import { documents, lightNames, lights } from '@atalaya/core/tools/documents/documents';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../ui/card';
import { Segmented } from '../../ui/forms/segmented';
import { IconButton } from '../../ui/icon-button';
import { useOverflow } from '../../ui/use-overflow';
import { BasisList } from '../basis-list';
import type { ToolForm } from '../use-tool-form';
import { DocumentDrawing } from './document-drawing';

const STEP = 0.5;
const MOST = 3;

/** Choose a document and a light; each feature is on the drawing and in the list. */
export function Inspection({ form }: { form: ToolForm<DocumentForm> }) {
  const id = documentOf(form.inputs);
  const light = lightOf(form.inputs);
  const document = documents.find((one) => one.id === id);
  const [chosen, setChosen] = useState<string>();
  const [zoom, setZoom] = useState(1);
  const [frame, overflows] = useOverflow();
  if (!document) return null;
  const features = document.features.filter((feature) => feature.light === light);
  return (
    <section aria-label="Inspección guiada" className="grid items-start gap-5 lg:grid-cols-[7fr_5fr]">
      <Card>
        <div className="grid justify-items-start gap-3">
          <Segmented
            label="Documento"
            full
            inPairs
            options={documents.map(({ id: value, name: label }) => ({ value, label }))}
            value={id}
            onChange={(value) => form.set('documento', value)}
          />
          <Segmented
            label="Cómo se mira"
            full
            inPairs
            options={lights.map((value) => ({ value, label: lightNames[value] }))}
            value={light}
            onChange={(value) => form.set('luz', value)}
          />
        </div>
        <div className="relative mt-5">
          <section
            ref={frame}
            aria-label="Dibujo del documento"
            {...(overflows && { tabIndex: 0 })}
            className="overflow-auto rounded-lg"
          >
            <div style={{ width: `${zoom * 100}%` }}>
              <DocumentDrawing document={document} light={light} features={features} chosen={chosen} />
            </div>
          </section>
          <div className="mt-2 flex justify-end gap-1 noscript:hidden print:hidden">
            <IconButton
              label="Alejar"
              variant="outline"
              disabled={zoom === 1}
              onClick={() => setZoom(Math.max(1, zoom - STEP))}
            >
              <ZoomOut />
            </IconButton>
            <IconButton
              label="Acercar"
              variant="outline"
              disabled={zoom === MOST}
              onClick={() => setZoom(Math.min(MOST, zoom + STEP))}
            >
              <ZoomIn />
            </IconButton>
          </div>
        </div>
        <p className="mt-3 text-small text-muted">{document.facts}</p>
      </Card>
      <Card>
        <h2 className="text-h3">{lightNames[light]}</h2>
        <ol className="mt-4">
          {features.map((feature, at) => (
            <li key={feature.name} className="border-t border-line py-3">
              <button
                type="button"
                aria-pressed={chosen === feature.name}
                onClick={() => setChosen(chosen === feature.name ? undefined : feature.name)}
                className="flex min-h-8 w-full items-baseline gap-3 text-left font-semibold pointer-coarse:min-h-11"
              >
                <b className="num w-5 flex-none text-gold-ink">{at + 1}</b>
                {feature.name}
              </button>
              <p className="pl-8 text-small">{feature.look}</p>
              <p className="pl-8 text-small text-danger">
                <b>Sospecha:</b> {feature.sign}
              </p>
            </li>
          ))}
        </ol>
        <BasisList list={document.law} />
      </Card>
    </section>
  );
}
