import { Hand, Mic, MicOff, PhoneOff, Radio } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffect,
} from 'react';
import { useDeviceStore } from '../../platform/device-store';
import { toastError } from '../../platform/toast-error';
import { cx } from '../../ui/cx';
import { deviceWishes, firstWishes } from './device-wishes';
import { type Line, useCall } from './use-voice-call';

type ControlProps = ComponentProps<'button'> & { icon: ReactNode; look?: 'plain' | 'mic' | 'out' };

const looks = {
  plain: 'size-13 bg-[#1a3562] group-aria-pressed:bg-panel-gold group-aria-pressed:text-on-panel-gold',
  mic: 'size-14 md:size-16 bg-[#1a3562] group-aria-pressed:bg-white group-aria-pressed:text-[#0b1e40]',
  out: 'size-13 bg-[#b3261e]',
};

function Control({ icon, look = 'plain', children, className, ...rest }: ControlProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'group grid min-w-0 flex-1 touch-manipulation justify-items-center gap-1.5 rounded-lg text-micro leading-none font-semibold text-on-panel select-none disabled:opacity-60 md:min-w-18 md:flex-none',
        className,
      )}
    >
      <span
        className={cx(
          'grid place-items-center self-center rounded-full transition-colors [&_svg]:size-5.5',
          looks[look],
        )}
      >
        {icon}
      </span>
      {children}
    </button>
  );
}

type Props = { line: Line; hasMicrophone: boolean; onMicrophone: () => void; panels: ReactNode };

export function Controls({ line, hasMicrophone, onMicrophone, panels }: Props) {
  const own = useCall(line, ({ roster, selfId }) => roster?.members.find(({ id }) => id === selfId));
  const wishes = useDeviceStore(deviceWishes, firstWishes);
  const isPushing = wishes.pushesToTalk;
  usePushKey(line, isPushing);
  const { call } = line;
  const hasHand = Boolean(own?.handAt);
  return (
    <div className="flex items-end justify-between gap-0 md:justify-center md:gap-3.5">
      <Control
        icon={<Hand />}
        aria-pressed={hasHand}
        onClick={() =>
          call.raiseHand(!hasHand).catch((error) => toastError('No hemos podido levantar la mano', error))
        }
      >
        Mano
      </Control>
      <Control
        icon={<Radio />}
        aria-pressed={isPushing}
        aria-label="Pulsar para hablar"
        onClick={() => deviceWishes.change({ ...wishes, pushesToTalk: !isPushing })}
      >
        Pulsar
      </Control>
      {!hasMicrophone ? (
        <Control look="mic" icon={<MicOff />} onClick={onMicrophone}>
          Activar micro
        </Control>
      ) : isPushing ? (
        <HoldButton line={line} isSilenced={own?.isSilenced ?? false} />
      ) : (
        <MuteButton line={line} isSilenced={own?.isSilenced ?? false} />
      )}
      {panels}
      <Control look="out" icon={<PhoneOff />} onClick={() => call.leave()}>
        Salir
      </Control>
    </div>
  );
}

export const PanelControl = (props: Omit<ControlProps, 'look'>) => <Control {...props} />;

type MicProps = { line: Line; isSilenced: boolean };

function MuteButton({ line, isSilenced }: MicProps) {
  const isMuted = useCall(line, (state) => state.isMuted);
  const isOpen = !isMuted && !isSilenced;
  return (
    <Control
      look="mic"
      icon={isOpen ? <Mic /> : <MicOff />}
      aria-pressed={isOpen}
      aria-label="Micrófono abierto"
      disabled={isSilenced}
      onClick={() => line.call.setMuted(isOpen)}
    >
      {isSilenced ? 'Silenciado' : isOpen ? 'Abierto' : 'Cerrado'}
    </Control>
  );
}

/** Talks while it is held, with the pointer or with the keyboard. */
function HoldButton({ line, isSilenced }: MicProps) {
  const { call } = line;
  const isHeld = useCall(line, (state) => state.isHeld);
  const press = () => call.hold(true);
  const key = (act: () => void) => (event: ReactKeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
  return (
    <Control
      look="mic"
      icon={<Mic />}
      aria-pressed={isHeld && !isSilenced}
      aria-label={`Mantén pulsado para hablar, o la tecla ${PUSH_KEY.toUpperCase()}`}
      disabled={isSilenced}
      onPointerDown={press}
      onPointerUp={() => call.hold(false)}
      onPointerLeave={() => call.hold(false)}
      onPointerCancel={() => call.hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={key(press)}
      onKeyUp={key(() => call.hold(false))}
      onBlur={() => call.hold(false)}
    >
      {isSilenced ? 'Silenciado' : isHeld ? 'Hablas' : 'Mantén'}
    </Control>
  );
}

/** Held to talk, like the button. Not while something is being written. */
const PUSH_KEY = 'v';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

function usePushKey({ call }: Line, isOn: boolean): void {
  useEffect(() => {
    call.setPushing(isOn);
    if (!isOn) return;
    const release = () => call.hold(false);
    const down = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== PUSH_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isWriting(event.target)) call.hold(true);
    };
    const up = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === PUSH_KEY) release();
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    // The key may be released in another window.
    window.addEventListener('blur', release);
    return () => {
      release();
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', release);
    };
  }, [call, isOn]);
}
