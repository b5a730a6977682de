import type { PersonalDataSection } from '../profile/personal-data';
import { invitationsOf, membershipsOf, messagesBy } from './members.queries';
import { roomsBy, selectRemindersOf } from './rooms.queries';

/** Nothing of a call is recorded. All rows go with the account; a room goes with its host. */
export const voiceData: PersonalDataSection = {
  staff: 'may:moderate',
  tables: ['voice_room', 'voice_member', 'voice_message', 'voice_reminder', 'voice_guest'],
  read: async (db, userId) => ({
    salas: await roomsBy(db, userId),
    presencia: await membershipsOf(db, userId),
    mensajes: await messagesBy(db, userId),
    recordatorios: await selectRemindersOf(db, userId),
    invitaciones: await invitationsOf(db, userId),
  }),
};
