import type { MessageState } from '@atalaya/core/contact/contact';

export const messageStateWords: Record<MessageState, string> = {
  new: 'Nuevo',
  answered: 'Contestado',
  closed: 'Cerrado',
};
