import type { RoomView } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { AudioLines, CalendarClock } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { OwnRoomMenu } from './own-room-menu';
import { RemindButton } from './remind-button';
import { fullness, hourOf, hourWords } from './room-words';

export function RoomCard({ room }: { room: RoomView }) {
  const { id, topic, host, isMine, state, startsAt, inside, seats } = room;
  const isFull = inside >= seats;
  return (
    <li>
      <Card pad="sm" className="flex h-full flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2.5">
          {state === 'announced' ? (
            <Badge tone="navy">
              <CalendarClock />
              {hourWords(startsAt)}
            </Badge>
          ) : (
            <Badge tone={isFull ? 'warning' : inside > 0 ? 'success' : 'neutral'}>
              <AudioLines />
              {fullness(room)}
            </Badge>
          )}
        </div>
        <div>
          <h3 className="text-h4 wrap-anywhere">{topic}</h3>
          <p className="mt-1 text-small text-muted">
            {isMine ? 'Tu sala' : `Sala de ${host}`}
            {state === 'open' && `, desde las ${hourOf(startsAt)}`}
          </p>
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-2.5 pt-1">
          {state === 'open' || isMine ? (
            <ButtonLink to={id} size="sm">
              {isFull ? 'Ponerme a la espera' : 'Entrar'}
              <span className="sr-only"> en {topic}</span>
            </ButtonLink>
          ) : (
            <RemindButton room={room} />
          )}
          {isMine && <OwnRoomMenu room={room} />}
        </div>
      </Card>
    </li>
  );
}
