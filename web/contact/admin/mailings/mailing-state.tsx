import {
  type MailingCounts,
  type MailingState,
  mailingStateLabels,
  sentCount,
} from '@atalaya/core/contact/mailings';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { withHour } from '../../../admin/moments';
import { Badge, type BadgeTone } from '../../../ui/badge';

type Shown = { state: MailingState; scheduledAt: string | null; counts: MailingCounts };

const tones: Record<MailingState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'gold',
  sending: 'warning',
  sent: 'success',
};

/** Every email is stored, but some have not been delivered yet. */
export const isLeaving = ({ state, counts }: Pick<Shown, 'state' | 'counts'>): boolean =>
  state === 'sending' || (state === 'sent' && counts.waiting > 0);

export function MailingStateBadge(mailing: Shown) {
  const state = isLeaving(mailing) ? 'sending' : mailing.state;
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={tones[state]}>{mailingStateLabels[state]}</Badge>
      {state === 'scheduled' && mailing.scheduledAt && (
        <span className="text-micro whitespace-nowrap text-muted">{withHour(mailing.scheduledAt)}</span>
      )}
    </span>
  );
}

/** `1.204 enviados · 3 en cola · 1 fallido · 2 bajas` */
export function resultWords(counts: MailingCounts): string {
  const { waiting, failed, unsubscribed } = counts;
  return [
    formatCount(sentCount(counts), 'enviado', 'enviados'),
    ...(waiting > 0 ? [`${formatNumber(waiting)} en cola`] : []),
    ...(failed > 0 ? [formatCount(failed, 'fallido', 'fallidos')] : []),
    ...(unsubscribed > 0 ? [formatCount(unsubscribed, 'baja', 'bajas')] : []),
  ].join(' · ');
}
