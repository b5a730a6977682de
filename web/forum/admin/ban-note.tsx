import { errors } from '@atalaya/core/errors';
import { UsersRound } from 'lucide-react';
import { Note } from '../../ui/note';
import type { AdminCase } from './admin-case';

/** Who may confirm it. */
export function BanNote({ ban: { confirmation } }: { ban: NonNullable<AdminCase['ban']> }) {
  return (
    <div className="mb-5">
      <Note icon={<UsersRound aria-hidden="true" />}>
        {confirmation === 'yes'
          ? 'Si la confirmas, deja de poder escribir en la comunidad y recibe el motivo por correo. De la propuesta no sabe nada.'
          : errors[`forum.${confirmation}`].sentence}
      </Note>
    </div>
  );
}
