import { isAtLeastTier } from '@atalaya/core/auth/user';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../platform/session';
import { IconButtonLink } from '../../ui/icon-button';
import { NeedsPlan } from '../needs-plan';
import { FindPerson } from './find-person';
import { FirstMessage } from './first-message';

/** Whom to write to, then the first message. `?para=` comes from a name in the forum. */
export default function NewPage() {
  const [search] = useSearchParams();
  const username = search.get('para')?.trim();
  const { user } = useSession();
  return (
    <section aria-labelledby="mensaje-nuevo" className="flex h-full flex-col">
      <header className="flex min-h-15 items-center gap-3 border-b border-line px-3 py-2.5 md:px-4">
        <IconButtonLink
          label="Volver a las conversaciones"
          size="sm"
          className="lg:hidden"
          to="/campus-estudio/mensajes"
        >
          <ArrowLeft />
        </IconButtonLink>
        <h2 id="mensaje-nuevo" className="text-h4">
          {username ? `Escribir a ${username}` : 'Mensaje nuevo'}
        </h2>
      </header>
      {user &&
        (isAtLeastTier(user.tier, 'basico') ? (
          username ? (
            <FirstMessage key={username} username={username} userId={user.id} />
          ) : (
            <FindPerson />
          )
        ) : (
          <div className="p-4">
            <NeedsPlan />
          </div>
        ))}
    </section>
  );
}
