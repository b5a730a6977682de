import { errors } from '@atalaya/core/errors';
import { banLengthWords } from '@atalaya/core/forum/bans';
import { postPath } from '@atalaya/core/forum/forum';
import { type CaseDecision, caseWords, reasonTexts } from '@atalaya/core/forum/moderation';
import { useQueryClient } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { toTheSecond } from '../../admin/moments';
import { Facts, RecordDrawer, RecordSection } from '../../admin/resource/record-drawer';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Note } from '../../ui/note';
import { toast } from '../../ui/overlays/toast-store';
import { LiftBan, ProposeBan } from './ban-forms';
import { type AdminCase, caseStateWords } from './case';
import { DecisionForm } from './decision-form';

type Props = { found: AdminCase | undefined; onClose: () => unknown };

export function AdminCaseDrawer({ found, onClose }: Props) {
  const client = useQueryClient();
  const done = (title: string) => {
    toast({ title });
    void client.invalidateQueries({ queryKey: ['/api/admin/forum-cases'] });
    onClose();
  };
  const claim = useAction(
    ({ id, etag }: AdminCase) =>
      call('PUT /api/admin/forum-cases/:id/claim', { params: { id }, body: { etag } }),
    {
      stale: [['/api/admin/forum-cases']],
      done: () => toast({ title: 'El caso es tuyo' }),
      failed: 'No se ha tomado',
    },
  );
  const decided = (decision: CaseDecision) => {
    const isRemoved = decision === 'remove';
    if (found?.ban) done(isRemoved ? 'Expulsión confirmada' : 'Sin expulsión');
    else if (found?.kind === 'voice-room') done('Caso decidido');
    else if (isRemoved) done('Mensaje retirado');
    else done(found?.isHidden ? 'El mensaje vuelve a verse' : 'El mensaje se queda');
  };
  return (
    <RecordDrawer
      open={found !== undefined}
      onClose={onClose}
      kind="Caso"
      title={({ author, ban, kind }) =>
        ban
          ? `Expulsión de ${author}`
          : kind === 'voice-room'
            ? `Sala de voz: ${author}`
            : `Mensaje de ${author}`
      }
      query={{ data: found, error: null, refetch: () => undefined }}
    >
      {(shown) => (
        <>
          <RecordSection title="El mensaje" hideTitle>
            <Facts
              facts={[
                {
                  label: 'En',
                  value:
                    shown.topicId !== null && shown.number !== null ? (
                      <Link to={postPath(shown.topicId, shown.number)} className="link">
                        {shown.topicTitle}
                      </Link>
                    ) : (
                      caseWords[shown.kind].label
                    ),
                },
                { label: 'Estado', value: caseStateWords[shown.state] },
                ...(shown.ban
                  ? [
                      { label: 'Dura', value: banLengthWords[shown.ban.length] },
                      { label: 'La propone', value: shown.ban.proposedBy },
                      ...(shown.ban.endsAt
                        ? [{ label: 'Termina', value: toTheSecond(shown.ban.endsAt) }]
                        : []),
                    ]
                  : shown.kind === 'voice-room'
                    ? []
                    : [{ label: 'Se ve', value: shown.isHidden ? 'No' : 'Sí' }]),
                ...(shown.takenBy ? [{ label: 'Lo lleva', value: shown.takenBy }] : []),
                { label: 'Desde', value: toTheSecond(shown.openedAt) },
              ]}
            />
            <p className="mt-5 rounded-lg bg-sunken p-4 wrap-anywhere whitespace-pre-wrap">{shown.body}</p>
          </RecordSection>
          {shown.attached.length > 0 && (
            <RecordSection title={shown.ban ? 'Por este mensaje' : 'Mensajes que adjunta el aviso'}>
              <AttachedMessages items={shown.attached} />
            </RecordSection>
          )}
          {!shown.ban && <Reports found={shown} />}
          {shown.notices.length > 0 && (
            <RecordSection title="Denuncias de contenido ilegal">
              <ul className="grid gap-3">
                {shown.notices.map(({ id, name, email, text }) => (
                  <li key={id} className="wrap-anywhere">
                    <b>
                      {name}, {email}
                    </b>
                    <span className="block whitespace-pre-wrap">{text}</span>
                  </li>
                ))}
              </ul>
            </RecordSection>
          )}
          {shown.statement && (
            <RecordSection title="Primera decisión">
              <p className="wrap-anywhere whitespace-pre-wrap">{shown.statement}</p>
            </RecordSection>
          )}
          {shown.appeal && (
            <RecordSection title="Recurso del autor">
              <p className="wrap-anywhere whitespace-pre-wrap">{shown.appeal}</p>
            </RecordSection>
          )}
          {shown.state !== 'decided' && shown.state !== 'closed' && (
            <RecordSection title="Qué hacer">
              {shown.ban && shown.state !== 'appealed' && <BanNote ban={shown.ban} />}
              {!shown.takenBy && (
                <Button
                  size="sm"
                  variant="outline"
                  className="mb-5"
                  busy={claim.isBusy}
                  onClick={() => claim.run(shown)}
                >
                  Tomar el caso
                </Button>
              )}
              {/* Taking the case keeps what is written; an appeal is another decision. */}
              <DecisionForm
                key={`${shown.id} ${shown.state === 'appealed'}`}
                found={shown}
                onDecided={decided}
              />
            </RecordSection>
          )}
          {shown.ban?.isActive && shown.state === 'decided' && (
            <LiftBan found={shown} onDone={() => done('Expulsión levantada')} />
          )}
          {shown.mayProposeBan && <ProposeBan found={shown} onDone={() => done('Expulsión propuesta')} />}
        </>
      )}
    </RecordDrawer>
  );
}

const Reports = ({ found }: { found: AdminCase }) => (
  <RecordSection title="Avisos">
    {found.reports.length === 0 && <p className="text-muted">{found.sign ?? 'Ninguno de usuarios.'}</p>}
    <ul className="grid gap-2.5">
      {found.reports.map(({ reason, text, createdAt }) => (
        <li key={createdAt} className="wrap-anywhere">
          <b>{reasonTexts[reason].label}</b>
          {text && `: ${text}`}
        </li>
      ))}
    </ul>
  </RecordSection>
);

/** Copies that the report brought along: the moderator has no access to the conversation. */
const AttachedMessages = ({ items }: { items: AdminCase['attached'] }) => (
  <ol className="grid gap-2.5">
    {items.map(({ author, body, image, createdAt, isReported }) => (
      <li
        key={createdAt + body}
        className={cx('rounded-md px-3.5 py-2.5 wrap-anywhere', isReported ? 'bg-danger-tint' : 'bg-sunken')}
      >
        <p className="text-micro text-muted">
          <b className="text-ink">{author}</b>, {toTheSecond(createdAt)}
          {isReported && ' · el mensaje del aviso'}
        </p>
        {body && <p className="whitespace-pre-wrap">{body}</p>}
        {image && (
          <img src={image} alt="Imagen adjunta al mensaje" loading="lazy" className="mt-2 max-h-60" />
        )}
      </li>
    ))}
  </ol>
);

/** Who may confirm it. */
function BanNote({ ban: { confirmation } }: { ban: NonNullable<AdminCase['ban']> }) {
  return (
    <div className="mb-5">
      <Note icon={<UsersRound />}>
        {confirmation === 'yes'
          ? 'Si la confirmas, deja de poder escribir en la comunidad y recibe el motivo por correo. De la propuesta no sabe nada.'
          : errors[`forum.${confirmation}`].sentence}
      </Note>
    </div>
  );
}
