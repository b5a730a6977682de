import type { MessageState } from '@atalaya/core/contact/contact';
import { Badge } from '../../ui/badge';
import { messageStateWords } from './state-words';

export function MessageBadges({
  message: { state, isSuspect },
}: {
  message: { state: MessageState; isSuspect: boolean };
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={state === 'new' ? 'gold' : state === 'answered' ? 'success' : 'neutral'}>
        {messageStateWords[state]}
      </Badge>
      {isSuspect && <Badge tone="warning">Parece automático</Badge>}
    </span>
  );
}
