import type { ProtocolNode } from '@atalaya/core/protocols/protocol.contract';
import { visitOf, type Walk, writeNote, writeTime } from '@atalaya/core/protocols/walk';
import { Clock, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { controlClass } from '../ui/forms/control-class';
import { Field } from '../ui/forms/field';
import { Textarea } from '../ui/forms/textarea';
import { clockTime } from './clock-time';

type NodeNotesProps = { node: ProtocolNode; walk: Walk; onChange: (next: Walk) => void };

/** The times that the node asks for, and a note. */
export function NodeNotes({ node, walk, onChange }: NodeNotesProps) {
  const visit = visitOf(walk);
  const [isOpen, setOpen] = useState(visit?.note !== undefined);
  return (
    <div className="mt-6 grid gap-4 noscript:hidden">
      {node.times.length > 0 && (
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {node.times.map((label) => (
            <Field key={label} label={label}>
              {(control) => (
                <div className="flex gap-2">
                  <input
                    {...control}
                    type="time"
                    value={visit?.times?.[label] ?? ''}
                    onChange={(event) => onChange(writeTime(walk, label, event.target.value))}
                    className={`${controlClass()} w-32`}
                  />
                  <Button
                    variant="outline"
                    aria-label={`Ahora: ${label}`}
                    onClick={() => onChange(writeTime(walk, label, clockTime(Date.now())))}
                  >
                    <Clock />
                    Ahora
                  </Button>
                </div>
              )}
            </Field>
          ))}
        </div>
      )}
      {isOpen ? (
        <Textarea
          label="Nota de este paso"
          hint="Sin datos personales: se queda en este dispositivo."
          rows={2}
          maxLength={2000}
          value={visit?.note ?? ''}
          onChange={(event) => onChange(writeNote(walk, event.target.value))}
          fieldClassName="max-w-[68ch]"
        />
      ) : (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)} className="-ml-3">
            <NotebookPen />
            Añadir nota
          </Button>
        </div>
      )}
    </div>
  );
}
