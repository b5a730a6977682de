import type { DeviceSession } from '@atalaya/core/devices/devices.contract';
import { kindName, lastActivityLabel, shortDeviceId } from '@atalaya/core/devices/session-view';
import { Laptop, type LucideIcon, Monitor, Smartphone, Tablet, TriangleAlert } from 'lucide-react';
import { Badge } from '../ui/badge';

const icons: Record<DeviceSession['device'], LucideIcon> = {
  desktop: Monitor,
  laptop: Laptop,
  mobile: Smartphone,
  tablet: Tablet,
};

type SessionChoiceProps = {
  sessions: readonly DeviceSession[];
  chosen: string | undefined;
  onChoose: (sessionId: string) => void;
};

export function SessionChoice({ sessions, chosen, onChoose }: SessionChoiceProps) {
  return (
    <fieldset className="h-75 overflow-y-auto overscroll-contain border-t border-line">
      <legend className="sr-only">Sesiones activas</legend>
      {sessions.map((session) => (
        <label
          key={session.sessionId}
          className="relative flex cursor-pointer items-start gap-4 border-b border-line px-5 py-3.5 leading-[1.4] hover:bg-sunken has-checked:bg-navy-tint has-checked:before:absolute has-checked:before:inset-y-0 has-checked:before:left-0 has-checked:before:w-1 has-checked:before:bg-navy md:px-7"
        >
          <input
            type="radio"
            name="session"
            value={session.sessionId}
            checked={chosen === session.sessionId}
            onChange={() => onChoose(session.sessionId)}
            className="mt-2 size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-surface checked:border-[7px] checked:border-navy focus-visible:rounded-full"
          />
          <SessionIcon kind={session.device} />
          <SessionText session={session} />
        </label>
      ))}
    </fieldset>
  );
}

function SessionIcon({ kind }: { kind: DeviceSession['device'] }) {
  const Icon = icons[kind] ?? Monitor;
  return (
    <span className="grid size-10 flex-none place-items-center rounded-md bg-navy-tint text-navy in-[label:has(:checked)]:bg-surface">
      <Icon className="size-5" />
    </span>
  );
}

function SessionText({ session }: { session: DeviceSession }) {
  const { browser, operatingSystem, device, ipAddress, lastActivity, fingerprintId, sessionId, isCurrent } =
    session;
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <b>
          {browser} en {operatingSystem}
        </b>
        {isCurrent && <Badge tone="navy">Sesión actual</Badge>}
      </span>
      <span className="block text-small text-muted">
        {[kindName(device), ipAddress].filter(Boolean).join(' · ')}
      </span>
      <span className="block text-small text-muted">
        {lastActivityLabel(lastActivity, new Date())} · ID {shortDeviceId(fingerprintId || sessionId)}
      </span>
      {isCurrent && (
        <span className="mt-1 flex items-start gap-1.5 text-small font-semibold text-warning">
          <TriangleAlert className="mt-0.5 size-4.5" />
          Si cierras esta, también sales de este dispositivo.
        </span>
      )}
    </span>
  );
}
