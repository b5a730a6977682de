import { longDay } from '@atalaya/core/platform/date-format';
import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import { parseWalk, startWalk, type Walk } from '@atalaya/core/protocols/walk';
import { GraduationCap, Printer, WifiOff } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { deviceStore, useDeviceStore } from '../platform/device-store';
import { keepOnDevice } from '../platform/install/worker-messages';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Outline } from './outline';
import { PrintedRecord } from './printed-record';
import { Training } from './training';
import { WalkView } from './walk-view';

export function ProtocolView({ protocol }: { protocol: ShownProtocol }) {
  const [walk, setWalk] = useWalk(protocol);
  const [isTraining, setTraining] = useState(false);
  const [asksRestart, setAsksRestart] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => void keepOnDevice(pathname), [pathname]);
  const restart = () => {
    setWalk(startWalk(protocol, Date.now()));
    setAsksRestart(false);
  };
  return (
    <div className="page-width py-6 md:py-10 print:py-0">
      <div className={isTraining ? '' : 'print:hidden'}>
        <Link to="/protocolos" className="link text-small print:hidden">
          Protocolos
        </Link>
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-5">
          <h1 className="text-h2">{protocol.title}</h1>
          <div className="flex flex-wrap items-center gap-2 noscript:hidden print:hidden">
            <Badge tone="success" className="max-md:hidden">
              <WifiOff />
              Funciona sin conexión
            </Badge>
            {protocol.cases.length > 0 && (
              <Button
                variant="outline"
                size="sm"
                aria-pressed={isTraining}
                onClick={() => setTraining(!isTraining)}
              >
                <GraduationCap />
                {isTraining ? 'Salir del entrenamiento' : 'Entrenar con un caso'}
              </Button>
            )}
            {!isTraining && (
              <Button variant="outline" size="sm" onClick={() => window.print()}>
                <Printer />
                Imprimir
              </Button>
            )}
          </div>
        </div>
        {isTraining ? (
          <Training protocol={protocol} onLeave={() => setTraining(false)} />
        ) : (
          <WalkView
            protocol={protocol}
            walk={walk}
            onChange={setWalk}
            onRestart={() => (walk.visits.length > 1 ? setAsksRestart(true) : restart())}
          />
        )}
        <Outline protocol={protocol} />
        <p className="mt-8 max-w-[80ch] text-small text-muted">
          {protocol.help && <b className="text-ink">{protocol.help} </b>}
          Material de estudio: no sustituye la norma ni las instrucciones de tu unidad. Normas vigentes el{' '}
          {longDay(protocol.validOn)}. Tus notas y horas se guardan solo en este dispositivo: no escribas
          datos personales.
        </p>
      </div>
      {!isTraining && <PrintedRecord protocol={protocol} walk={walk} />}
      <ConfirmDialog
        open={asksRestart}
        onOpenChange={setAsksRestart}
        title="¿Empezar de nuevo?"
        description="Se borran el recorrido, las notas y las horas de este protocolo en este dispositivo."
        confirmLabel="Empezar de nuevo"
        onConfirm={restart}
      />
    </div>
  );
}

const storeOf = (protocol: ShownProtocol) =>
  deviceStore<Walk>(
    `atalaya.protocolo.${protocol.id}`,
    (stored) => parseWalk(protocol, stored) ?? startWalk(protocol, Date.now()),
  );

/** The walk, its notes and times never leave the device. */
function useWalk(protocol: ShownProtocol): [Walk, (next: Walk) => void] {
  const store = useMemo(() => storeOf(protocol), [protocol]);
  const onServer = useMemo(() => startWalk(protocol, 0), [protocol]);
  return [useDeviceStore(store, onServer), store.change];
}
