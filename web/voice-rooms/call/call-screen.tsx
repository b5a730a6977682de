import { holds } from '@atalaya/core/auth/roles';
import { isAtLeastTier } from '@atalaya/core/auth/user';
import { noWayInWords } from '@atalaya/core/voice-rooms/voice-rooms';
import type { RoomPage } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { ListChecks, LockKeyhole, MessageSquareText, Settings2, Volume2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ReportWrittenDialog } from '../../forum/topic/report-dialog';
import { call as callApi } from '../../platform/api';
import { useWakeLock } from '../../platform/media/use-wake-lock';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/icon-button';
import { Dialog } from '../../ui/overlays/dialog';
import { Announcer } from './announcer';
import { CallHead } from './call-head';
import { ChatPanel } from './chat-panel';
import { Controls, PanelControl } from './controls';
import { DeviceChoice, LevelBar, MicrophoneFault } from './devices';
import { FreeSeat } from './free-seat';
import { MemberMenu } from './member-menu';
import { MemberTile } from './member-tile';
import type { Microphone } from './use-microphone';
import { type Line, useCall } from './use-voice-call';

const RoundPanel = lazy(() => import('./round-panel'));

type Panel = 'people' | 'chat' | 'questions';
type ScreenProps = { room: RoomPage; line: Line; microphone: Microphone };

/** The call itself, on its own dark page in both themes. */
export function CallScreen({ room, line, microphone }: ScreenProps) {
  const { user } = useSession();
  const [panel, setPanel] = useState<Panel>('people');
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const { roster, selfId, peers, speaking, needsGesture, isReconnecting, messages, round } = useCall(
    line,
    (call) => call,
  );
  useWakeLock(true);
  const { stream } = microphone;
  const { call } = line;
  useEffect(() => {
    void call.setTrack(stream?.getAudioTracks()[0] ?? null);
  }, [call, stream]);
  // A new question comes forward on every page.
  const roundId = round?.id;
  useEffect(() => {
    if (roundId) setPanel('questions');
  }, [roundId]);
  const toggle = (one: Panel) => setPanel(panel === one ? 'people' : one);
  const panelClass = 'h-full min-h-80 lg:max-h-[70dvh]';
  const members = roster?.members ?? [];
  const free = room.seats - members.length;
  const unreached = members.flatMap(({ id, name }) => (peers.get(id) === 'failed' ? name : []));
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-panel text-on-panel">
      <CallHead
        room={room}
        line={line}
        settings={
          <IconButton
            label="Micrófono y altavoz"
            variant="on-panel"
            aria-haspopup="dialog"
            onClick={() => setSettingsOpen(true)}
          >
            <Settings2 />
          </IconButton>
        }
      />
      <main
        id="contenido"
        tabIndex={-1}
        className="relative mx-auto grid w-full max-w-350 grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-y-auto p-3 outline-none md:gap-10 md:px-14 md:py-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:content-center"
      >
        <h1 className="sr-only">Sala de voz: {roster?.topic ?? room.topic}</h1>
        <div className="grid content-start gap-3 lg:col-span-2 lg:empty:hidden">
          {isReconnecting && (
            <p className="rounded-lg bg-panel-raised px-4 py-3 text-small">
              Se ha cortado la conexión. Volvemos a conectar; no hace falta que hagas nada.
            </p>
          )}
          {unreached.length > 0 && (
            <p role="status" className="rounded-lg bg-panel-raised px-4 py-3 text-small">
              {noWayInWords(unreached)}
            </p>
          )}
          {needsGesture && (
            <Button variant="panel-gold" className="justify-self-center" onClick={() => call.play()}>
              <Volume2 />
              Activar el sonido
            </Button>
          )}
          {microphone.state === 'lost' && (
            <div className="rounded-lg bg-surface p-3 text-ink">
              <MicrophoneFault microphone={microphone} />
            </div>
          )}
        </div>
        <ul
          aria-label="Participantes"
          className={cx('grid grid-cols-3 content-start gap-2 md:gap-4', panel === 'chat' && 'max-lg:hidden')}
        >
          {members.map((member) => (
            <MemberTile
              key={member.id}
              member={member}
              isMe={member.id === selfId}
              isSpeaking={speaking.has(member.id)}
              peer={peers.get(member.id)}
              onRetry={() => call.retry(member.id)}
              menu={
                member.id !== selfId && (
                  <MemberMenu
                    roomId={room.id}
                    member={member}
                    mayModerate={room.mayModerate && (!member.isHost || holds(user, 'may:moderate'))}
                  />
                )
              }
            />
          ))}
          {free > 0 && <FreeSeat />}
        </ul>
        {panel === 'questions' ? (
          <Suspense fallback={<div className={cx('rounded-lg bg-surface', panelClass)} />}>
            <RoundPanel roomId={room.id} line={line} mayAsk={room.mayModerate} className={panelClass} />
          </Suspense>
        ) : (
          <ChatPanel
            roomId={room.id}
            line={line}
            className={cx(
              panelClass,
              'max-lg:min-h-[calc(100dvh-12.5rem)]',
              panel === 'people' && 'max-lg:hidden',
            )}
          />
        )}
      </main>
      <footer className="border-t border-panel-line bg-[#081731] px-1.5 pt-2.5 pb-4 md:px-6 md:py-4">
        <div className="relative mx-auto max-w-350">
          {user && !isAtLeastTier(user.tier, 'elite') && (
            <p className="absolute top-1/2 left-0 hidden max-w-75 -translate-y-1/2 gap-2.5 text-small text-on-panel-muted xl:flex">
              <LockKeyhole className="size-5 flex-none text-panel-gold" />
              <span>
                Para abrir tus propias salas,{' '}
                <Link to="/planes" className="link text-on-panel!">
                  plan Elite
                </Link>
                .
              </span>
            </p>
          )}
          <Controls
            line={line}
            hasMicrophone={stream !== null}
            onMicrophone={() => setSettingsOpen(true)}
            panels={
              <>
                <PanelControl
                  icon={<ListChecks />}
                  aria-pressed={panel === 'questions'}
                  onClick={() => toggle('questions')}
                >
                  Preguntas
                </PanelControl>
                <PanelControl
                  icon={<MessageSquareText />}
                  aria-pressed={panel === 'chat'}
                  className="lg:hidden"
                  onClick={() => toggle('chat')}
                >
                  Chat{messages.length > 0 && panel !== 'chat' ? ` (${messages.length})` : ''}
                </PanelControl>
              </>
            }
          />
        </div>
      </footer>
      <Announcer line={line} />
      <Dialog open={isSettingsOpen} onOpenChange={setSettingsOpen} title="Micrófono y altavoz">
        <div className="grid gap-5">
          {stream ? (
            <>
              <LevelBar stream={stream} />
              <DeviceChoice microphone={microphone} onSpeaker={(id) => void call.setSpeaker(id)} />
            </>
          ) : (
            <Button busy={microphone.state === 'asking'} onClick={() => microphone.turnOn()}>
              Activar el micrófono
            </Button>
          )}
          <MicrophoneFault microphone={microphone} />
          {!room.isMine && (
            <Button
              variant="quiet"
              size="sm"
              className="justify-self-start"
              onClick={() => {
                setSettingsOpen(false);
                setReporting(true);
              }}
            >
              Avisar a moderación sobre esta sala
            </Button>
          )}
        </div>
      </Dialog>
      {isReporting && (
        <ReportWrittenDialog
          title="Avisar sobre esta sala"
          send={(report) =>
            callApi('POST /api/voice-rooms/:id/report', {
              params: { id: room.id },
              body: { ...report, memberId: null },
            })
          }
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}
