import type { MessageState } from '@atalaya/core/contact/contact';
import type { SubscriberState } from '@atalaya/core/contact/newsletter';

export const messageStateWords: Record<MessageState, string> = {
  new: 'Nuevo',
  answered: 'Contestado',
  closed: 'Cerrado',
};

export const subscriberStateWords: Record<SubscriberState, string> = {
  pending: 'Sin confirmar',
  active: 'Activo',
  gone: 'De baja',
};
