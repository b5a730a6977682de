import { CircleX } from 'lucide-react';
import { Note } from '../ui/note';
import type { OutboxEmail } from './mail';
import { MailStatus } from './mail-status';
import { toTheSecond } from './moments';
import { Facts } from './resource/record-drawer';

export function EmailView({ email }: { email: OutboxEmail }) {
  return (
    <div className="grid gap-5">
      <Facts
        facts={[
          { label: 'Para', value: email.recipient },
          { label: 'Escrita', value: toTheSecond(email.createdAt) },
          { label: 'Enviada', value: email.sentAt ? toTheSecond(email.sentAt) : 'No' },
          { label: 'Estado', value: <MailStatus status={email.status} /> },
        ]}
      />
      {email.fault && (
        <Note tone="danger" icon={<CircleX />}>
          {email.fault}
        </Note>
      )}
      <div className="border-t border-line pt-5 leading-[1.55] wrap-anywhere whitespace-pre-wrap">
        {email.body}
      </div>
    </div>
  );
}
