import { isAtLeastTier } from '@atalaya/core/auth/user';
import { postPath } from '@atalaya/core/forum/forum';
import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api';
import { useSession } from '../../platform/session';
import { toast } from '../../ui/overlays/toast-store';
import { HELD } from '../write/held';
import { NeedsPlan } from '../write/needs-plan';
import { type Quote, useInTopic } from './topic-context';

const Composer = lazy(() => import('../write/composer'));

/** For signed-in users: where they answer, or which plan that needs. */
export default function ReplyBox({ quote }: { quote: Quote | undefined }) {
  const { user } = useSession();
  const { topic, changed } = useInTopic();
  const navigate = useNavigate();
  if (user && !isAtLeastTier(user.tier, 'basico'))
    return (
      <div className="mt-5">
        <NeedsPlan />
      </div>
    );
  return (
    <div className="mt-5 rounded-lg border border-line bg-surface p-4 md:px-4.5">
      <Composer
        label="Tu respuesta"
        placeholder="Cita el artículo y di por qué las otras opciones caen…"
        draft={{ place: `tema-${topic.id}` }}
        topicId={topic.id}
        quote={quote}
        submitLabel="Responder"
        send={async (body, how) => {
          const { number, isHeld } = await call('POST /api/forum/topics/:id/posts', {
            params: { id: topic.id },
            body: { body, ...how },
          });
          await changed();
          toast(isHeld ? HELD : { title: 'Respuesta publicada' });
          await navigate(postPath(topic.id, number));
        }}
      />
    </div>
  );
}
