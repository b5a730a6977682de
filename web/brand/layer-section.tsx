import { CalendarClock, CircleHelp, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { IconButton } from '../ui/icon-button';
import { LockedLine, Note } from '../ui/note';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Dialog } from '../ui/overlays/dialog';
import { Drawer } from '../ui/overlays/drawer';
import { dismiss, toast } from '../ui/overlays/toast-store';
import { Tooltip } from '../ui/overlays/tooltip';
import { Demo, Section } from './section';

const row = 'flex flex-wrap items-center gap-3';

function send() {
  const sending = toast({ title: 'Enviando...', description: 'Un momento' });
  setTimeout(
    () =>
      sending.update({ title: '¡Mensaje enviado!', description: 'Te responderemos en menos de 24 horas.' }),
    1_500,
  );
}

export default function LayerSection() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'confirm'>();
  const [count, setCount] = useState(1);
  const layer = (name: typeof open) => ({
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : undefined),
  });
  return (
    <Section
      id="avisos"
      title="Avisos y capas"
      intro="Los avisos salen arriba a la derecha, tres como mucho, y se van solos a los cinco segundos. F8 lleva el foco hasta ellos; deslizar a la derecha los cierra."
    >
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <Demo name="Avisos" code="toast() · Toaster">
          <div className={row}>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                toast({ title: `Aviso ${count}`, description: 'Se cierra solo a los cinco segundos.' });
                setCount(count + 1);
              }}
            >
              Mostrar un aviso
            </Button>
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                toast({
                  variant: 'destructive',
                  title: 'Error',
                  description: 'No se pudo enviar el mensaje. Por favor, inténtalo de nuevo.',
                })
              }
            >
              Mostrar un error
            </Button>
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                toast({
                  title: 'Nota borrada',
                  action: { label: 'Deshacer', onClick: () => toast({ title: 'Nota recuperada' }) },
                })
              }
            >
              Con una acción
            </Button>
            <Button variant="outline" size="sm" onClick={send}>
              Que cambia
            </Button>
            <Button variant="quiet" size="sm" onClick={() => dismiss()}>
              Cerrar todos
            </Button>
          </div>
        </Demo>
        <Demo name="Líneas" code="Note · LockedLine">
          <Note icon={<CalendarClock />}>Tu próximo repaso es mañana a las 8:00.</Note>
          <Note tone="danger" icon={<TriangleAlert />}>
            No hay conexión. Guardamos tus respuestas aquí.
          </Note>
          <LockedLine to="/planes" linkLabel="Ver planes">
            Las tarjetas se abren con <b>Plus</b>.
          </LockedLine>
        </Demo>
        <Demo name="Capas" code="Dialog · Drawer · ConfirmDialog">
          <div className={row}>
            <Button variant="outline" size="sm" onClick={() => setOpen('dialog')}>
              Abrir ventana
            </Button>
            <Button variant="outline" size="sm" onClick={() => setOpen('drawer')}>
              Abrir panel
            </Button>
            <Button variant="outline" size="sm" onClick={() => setOpen('confirm')}>
              Pedir confirmación
            </Button>
          </div>
        </Demo>
        <Demo name="Ayuda breve" code="Tooltip">
          <Tooltip text="Un error resta medio acierto.">
            <IconButton label="Cómo se puntúa" variant="outline">
              <CircleHelp />
            </IconButton>
          </Tooltip>
        </Demo>
      </div>
      <Dialog
        {...layer('dialog')}
        title="Nueva etiqueta"
        description="Sirve para juntar notas de temas distintos."
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(undefined)}>
              Cancelar
            </Button>
            <Button onClick={() => setOpen(undefined)}>Guardar</Button>
          </>
        }
      >
        <Input label="Nombre de la etiqueta" autoComplete="off" />
      </Dialog>
      <Drawer {...layer('drawer')} title="Filtros" footer={<Button full>Ver 24 resultados</Button>}>
        <div className="grid gap-5">
          <Input label="Palabra" autoComplete="off" />
          <Input label="Año" inputMode="numeric" autoComplete="off" />
        </div>
      </Drawer>
      <ConfirmDialog
        {...layer('confirm')}
        danger
        title="¿Borrar la nota?"
        description="Se borrará en todos tus dispositivos y no podrás recuperarla."
        confirmLabel="Borrar"
        onConfirm={() => setOpen(undefined)}
      />
    </Section>
  );
}
