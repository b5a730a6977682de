import type { MessageSettings } from '@atalaya/core/messages/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { Switch } from '../ui/forms/switch';
import { Dialog } from '../ui/overlays/dialog';
import { refreshMessages, settingsQuery } from './messages-queries';

const choices: readonly { name: keyof MessageSettings; label: string; hint: string }[] = [
  {
    name: 'readMarks',
    label: 'Confirmar que he leído',
    hint: 'Solo lo veis si los dos lo tenéis activado.',
  },
  {
    name: 'typing',
    label: 'Mostrar que estoy escribiendo',
    hint: 'Solo se ve si los dos lo tenéis activado.',
  },
  {
    name: 'requests',
    label: 'Aceptar solicitudes de gente nueva',
    hint: 'Su primer mensaje espera a que lo aceptes. Si lo apagas, no te llega.',
  },
];

export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Ajustes de los mensajes" width="480px">
      <SettingsForm />
      <p className="mt-6 text-small text-muted">
        Los avisos y las personas bloqueadas se cambian en{' '}
        <Link to="/configuracion" className="link">
          Configuración
        </Link>
        .
      </p>
    </Dialog>
  );
}

function SettingsForm() {
  const { data, error, refetch } = useQuery(settingsQuery);
  if (error && !data) return <SectionFault error={error} retry={refetch} />;
  if (!data) return <SectionLoading label="Cargando los ajustes" rows={3} height="h-14" />;
  return (
    <div className="grid gap-6">
      {choices.map((choice) => (
        <SettingSwitch key={choice.name} {...choice} isOn={data[choice.name]} />
      ))}
    </div>
  );
}

type SwitchProps = (typeof choices)[number] & { isOn: boolean };

function SettingSwitch({ name, label, hint, isOn }: SwitchProps) {
  const client = useQueryClient();
  const { run, given } = useAction(
    (wanted: boolean) => call('PATCH /api/messages/settings', { body: { [name]: wanted } }),
    {
      stale: [],
      done: async (saved) => {
        client.setQueryData(settingsQuery.queryKey, saved);
        await refreshMessages(client);
      },
      failed: 'No se ha guardado',
    },
  );
  return (
    <Switch
      label={<span className="font-semibold">{label}</span>}
      hint={hint}
      checked={given ?? isOn}
      onChange={({ target }) => void run(target.checked)}
    />
  );
}
