import { Outlet } from 'react-router';
import { DownloadButton } from '../platform/download-button';
import { titled } from '../platform/page-title';
import { requireUser } from '../platform/require-user';
import { TextSizeControl } from '../shell/text-size-control';
import { ThemeControl } from '../shell/theme-control';
import type { Route } from './+types/preferences-page';
import { AccountFrame, SettingsSection } from './account-frame';
import { AccountSkeleton } from './account-skeleton';
import { DeleteAccount } from './delete-account';
import { DeviceList } from './device-list';
import { NotificationTable } from './notification-table';
import { PrivacySwitches } from './privacy-switches';

export const meta = titled('Configuración');

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  await requireUser({ url });
  return null;
}

export default function PreferencesPage() {
  return (
    <AccountFrame heading={<h1 className="text-h1">Configuración</h1>}>
      <SettingsSection id="aspecto" title="Aspecto" text="Se guarda en este navegador.">
        <div className="max-w-100">
          <ThemeControl />
        </div>
      </SettingsSection>
      <SettingsSection
        id="letra"
        title="Tamaño de la letra"
        text="Para todas las páginas. Se guarda en este navegador y, la primera vez que entres en otro, empieza igual."
      >
        <div className="max-w-120">
          <TextSizeControl />
        </div>
      </SettingsSection>
      <SettingsSection
        id="avisos"
        title="Avisos"
        text="Los de seguridad (contraseña, accesos, borrado) llegan siempre por correo."
      >
        <NotificationTable />
      </SettingsSection>
      <Outlet />
      <SettingsSection
        id="privacidad"
        title="Privacidad"
        text="Guardamos estos datos 90 días y no se los damos a nadie. Si dices que no, borramos lo que hubiera."
      >
        <PrivacySwitches />
      </SettingsSection>
      <SettingsSection
        id="dispositivos"
        title="Dispositivos"
        text="Dos a la vez como mucho. Cierra los que no reconozcas y cambia tu contraseña."
      >
        <DeviceList />
      </SettingsSection>
      <SettingsSection
        id="tus-datos"
        title="Tus datos"
        text="Un archivo JSON con todo lo que guardamos sobre ti: cuenta, sesiones, avisos, dispositivos y actividad."
      >
        <DownloadButton href="/api/profile/data" size="md" className="max-sm:w-full">
          Descargar mis datos
        </DownloadButton>
      </SettingsSection>
      <SettingsSection
        id="borrar"
        title="Borrar la cuenta"
        text="Tienes 14 días para arrepentirte: basta con iniciar sesión."
      >
        <DeleteAccount />
      </SettingsSection>
    </AccountFrame>
  );
}

export const HydrateFallback = () => <AccountSkeleton title="Configuración" />;
