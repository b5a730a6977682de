import type { Route } from './+types/user-devices-tab';
import { AdminUserDevices } from './user-devices';

export default function DevicesTab({ params: { userId } }: Route.ComponentProps) {
  return (
    <div className="max-w-180">
      <h2 className="sr-only">Dispositivos</h2>
      <AdminUserDevices id={userId} />
    </div>
  );
}
