import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Loading, Skeleton } from '../ui/skeleton';
import { EmptyState, ErrorState } from '../ui/state';
import { Demo, Section } from './section';

export default function StateSection() {
  const [tries, setTries] = useState(0);
  return (
    <Section
      id="estados"
      title="Esperar, no tener, fallar"
      intro="El esqueleto tiene la forma de lo que viene. El vacío y el error dicen una frase y ofrecen un camino; cuando algo se rompe, también se rompe el horizonte."
    >
      <div className="grid gap-6 lg:grid-cols-3">
        <Demo name="Esqueleto" code="Skeleton · Loading">
          <Card>
            <Loading className="grid gap-4.5">
              <div className="flex gap-3.5">
                <Skeleton className="h-11 w-12.5" />
                <div className="grid flex-1 gap-2">
                  <Skeleton className="h-4" />
                  <Skeleton className="h-4 w-3/5" />
                </div>
              </div>
              <Skeleton className="h-2" />
              <Skeleton className="w-1/2" />
            </Loading>
          </Card>
        </Demo>
        <Demo name="Vacío" code="EmptyState">
          <Card pad="none">
            <EmptyState
              heading="h3"
              title="No encontramos productos"
              action={
                <Button variant="outline" size="sm">
                  Borrar filtros
                </Button>
              }
            >
              Prueba con otra palabra o quita algún filtro.
            </EmptyState>
          </Card>
        </Demo>
        <Demo name="Error" code="ErrorState">
          <Card pad="none">
            <ErrorState
              heading="h3"
              title="No hemos podido cargar tus repasos"
              action={
                <Button variant="outline" size="sm" onClick={() => setTries(tries + 1)}>
                  <RotateCcw /> Reintentar
                </Button>
              }
            >
              Tus respuestas están guardadas en este dispositivo.{tries > 0 && ` Intentos: ${tries}.`}
            </ErrorState>
          </Card>
        </Demo>
      </div>
    </Section>
  );
}
