import { CloudUpload } from 'lucide-react';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Note } from '../ui/note';
import type { Given } from './runner-state';
import { SessionShell } from './session-shell';

type EndProps = { given: readonly Given[]; waiting: number; isRehearsal: boolean; onAgain: () => void };

export function SessionEnd({ given, waiting, isRehearsal, onAgain }: EndProps) {
  const right = given.filter((answer) => answer.right).length;
  const share = given.length > 0 ? Math.round((right / given.length) * 100) : 0;
  return (
    <SessionShell title="Sesión terminada" progress={1}>
      <div className="mx-auto grid w-full max-w-xl gap-6 py-6 md:py-12">
        <div className="text-center">
          <h1 className="text-h1">Sesión hecha</h1>
          <p className="mt-3 text-lead text-muted">
            {isRehearsal
              ? 'Era un ensayo: tus repasos siguen en sus fechas.'
              : 'Lo de hoy volverá justo antes de que lo olvides.'}
          </p>
        </div>
        <Card>
          <dl className="grid grid-cols-3 gap-4 text-center">
            <Figure value={given.length} label="respuestas" />
            <Figure value={right} label="aciertos" />
            <Figure value={`${share} %`} label="de acierto" />
          </dl>
        </Card>
        {waiting > 0 && (
          <Note icon={<CloudUpload aria-hidden="true" />}>
            {waiting === 1 ? 'Una respuesta está guardada' : `${waiting} respuestas están guardadas`} en este
            dispositivo. Se enviarán solas en cuanto haya conexión.
          </Note>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/campus-estudio" size="lg">
            Volver a hoy
          </ButtonLink>
          <Button variant="outline" size="lg" onClick={onAgain}>
            Otra sesión
          </Button>
        </div>
      </div>
    </SessionShell>
  );
}

function Figure({ value, label }: { value: number | string; label: string }) {
  return (
    <div className="flex flex-col-reverse gap-1">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="num text-h1">{value}</dd>
    </div>
  );
}
