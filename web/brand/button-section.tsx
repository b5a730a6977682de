import { ArrowRight, Bell, Search, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { CountBadge } from '../ui/badge';
import { Button, ButtonLink } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Spinner } from '../ui/spinner';
import { BothThemes, Section } from './section';

export default function ButtonSection() {
  return (
    <Section
      id="botones"
      title="Botones"
      intro="Uno primario por vista. El que trabaja conserva su color y el foco, no admite otra pulsación y dice qué está haciendo."
    >
      <BothThemes>{() => <Buttons />}</BothThemes>
    </Section>
  );
}

const row = 'flex flex-wrap items-center gap-3';

function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <div className="grid gap-4">
      <div className={row}>
        <Button>Primario</Button>
        <Button disabled>Inactivo</Button>
        <Button busy={busy} busyLabel="Enviando..." onClick={() => setBusy(true)}>
          Enviar
        </Button>
        {busy && (
          <Button variant="quiet" size="sm" onClick={() => setBusy(false)}>
            Terminar
          </Button>
        )}
      </div>
      <div className={row}>
        <Button variant="gold">
          Acento <ArrowRight />
        </Button>
        <Button variant="outline">Secundario</Button>
        <Button variant="quiet">Discreto</Button>
        <Button variant="danger">
          <Trash2 /> Eliminar
        </Button>
      </div>
      <div className={row}>
        <Button size="lg">Grande</Button>
        <Button>Normal</Button>
        <Button size="sm">Pequeño</Button>
        <ButtonLink to="#botones" variant="outline" size="sm">
          Enlace
        </ButtonLink>
      </div>
      <div className={row}>
        <IconButton label="Buscar" variant="outline">
          <Search />
        </IconButton>
        <IconButton label="Cerrar" variant="outline" size="sm">
          <X />
        </IconButton>
        <IconButton label="Avisos, más de 9 sin leer">
          <Bell />
          <CountBadge>9+</CountBadge>
        </IconButton>
        <Spinner label="Cargando" className="size-6 text-navy" />
      </div>
      <div className={`${row} rounded-lg bg-panel p-5`}>
        <Button variant="panel-gold">De noche</Button>
        <Button variant="on-panel">Segundo de noche</Button>
        <IconButton label="Buscar de noche" variant="outline-on-panel">
          <Search />
        </IconButton>
      </div>
    </div>
  );
}
