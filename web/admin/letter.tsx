import { CircleX } from 'lucide-react';
import { Note } from '../ui/note';
import type { MailLetter } from './mail';
import { MailStatus } from './mail-status';
import { toTheSecond } from './moments';
import { Facts } from './resource/record-drawer';

export function Letter({ letter }: { letter: MailLetter }) {
  return (
    <div className="grid gap-5">
      <Facts
        facts={[
          { label: 'Para', value: letter.recipient },
          { label: 'Escrita', value: toTheSecond(letter.createdAt) },
          { label: 'Enviada', value: letter.sentAt ? toTheSecond(letter.sentAt) : 'No' },
          { label: 'Estado', value: <MailStatus status={letter.status} /> },
        ]}
      />
      {letter.fault && (
        <Note tone="danger" icon={<CircleX aria-hidden="true" />}>
          {letter.fault}
        </Note>
      )}
      <div className="border-t border-line pt-5 leading-[1.55] wrap-anywhere whitespace-pre-wrap">
        {letter.body}
      </div>
    </div>
  );
}
