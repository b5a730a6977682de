import { Archive, CircleCheck, CircleX, Clock } from 'lucide-react';
import { Badge } from '../ui/badge';

const looks = {
  sent: { tone: 'success', word: 'Enviado', Icon: CircleCheck },
  waiting: { tone: 'neutral', word: 'En cola', Icon: Clock },
  failed: { tone: 'danger', word: 'Fallido', Icon: CircleX },
  // Without an SMTP server emails are only stored: the demo reads them here.
  kept: { tone: 'navy', word: 'Guardado', Icon: Archive },
} as const;

export function MailStatus({ status }: { status: keyof typeof looks }) {
  const { tone, word, Icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon />
      {word}
    </Badge>
  );
}
