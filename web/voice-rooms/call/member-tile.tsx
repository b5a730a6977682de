import type { Member } from '@atalaya/core/voice-rooms/signals.contract';
import { statusWords } from '@atalaya/core/voice-rooms/voice-rooms';
import { Crown, Hand, MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar';
import { cx } from '../../ui/cx';
import type { PeerState } from '../transport/voice-transport';

type TileProps = {
  member: Member;
  isMe: boolean;
  isSpeaking: boolean;
  peer: PeerState | undefined;
  onRetry: () => void;
  menu: ReactNode;
};

const badge =
  'absolute -right-1.5 -bottom-1 grid size-6.5 place-items-center rounded-full md:size-8 [&_svg]:size-4 md:[&_svg]:size-4.5';

/** One person. Everything that an icon or a colour says stands below the name too. */
export function MemberTile({ member, isMe, isSpeaking, peer, onRetry, menu }: TileProps) {
  const { name, isHost, isMuted, isSilenced, handAt } = member;
  const speaks = isSpeaking && !isMuted && !isSilenced;
  const words =
    isMe || peer === 'connected'
      ? statusWords(member, speaks, isMe)
      : peer === 'failed'
        ? 'Sin conexión'
        : 'Conectando…';
  return (
    <li
      data-speaking={speaks || undefined}
      className={cx(
        'relative grid min-h-28 content-center justify-items-center gap-2 rounded-lg border-[1.5px] bg-[#0e2650] px-1 pt-3 pb-2 text-center md:min-h-52 md:gap-5',
        speaks ? 'border-panel-gold' : 'border-transparent',
      )}
    >
      <span className="relative">
        <Avatar
          name={name}
          {...(member.avatar ? { src: member.avatar } : {})}
          className={cx(
            'size-13 bg-[#dce5f3]! text-[1.5rem] text-[#0b1e40]! md:size-22 md:text-[2.25rem]',
            speaks &&
              'shadow-[0_0_0_4px_#e8bc5c,0_0_0_10px_#e8bc5c59] md:shadow-[0_0_0_6px_#e8bc5c,0_0_0_14px_#e8bc5c59]',
          )}
        />
        {handAt ? (
          <span className={cx(badge, 'bg-panel-gold text-on-panel-gold')}>
            <Hand />
          </span>
        ) : (
          (isMuted || isSilenced) && (
            <span className={cx(badge, 'bg-[#0b1e40] text-on-panel')}>
              <MicOff />
            </span>
          )
        )}
      </span>
      <span className="grid max-w-full px-1 leading-[1.2]">
        <b className="flex min-w-0 items-center justify-center gap-1 max-md:text-small">
          {isHost && (
            <Crown role="img" aria-label="Dirige la sala" className="size-4 flex-none text-panel-gold" />
          )}
          <span className="truncate">{isMe ? 'Tú' : name}</span>
        </b>
        <span className="min-h-[1.2em] text-micro text-on-panel-muted md:text-small">{words}</span>
        {peer === 'failed' && !isMe && (
          <button type="button" onClick={onRetry} className="link min-h-6 text-small text-on-panel!">
            Reintentar<span className="sr-only"> con {name}</span>
          </button>
        )}
      </span>
      {menu && <span className="absolute top-1 right-1">{menu}</span>}
    </li>
  );
}
