import { entriesBy } from '../admin/audit';
import { findRecord, sessionsOf } from '../auth/accounts';
import { signInData } from '../auth/personal-data';
import { deviceData } from '../devices/personal-data';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { deleteEmailsAbout, deleteEmailsTo, emailsTo } from '../platform/mail/mail';
import { trackingOf } from '../tracking/tracking';
import { readChoices } from './notifications';
import { personalDataSections } from './personal-data';
import { studySettingsOf } from './study-settings';

/** Data of auth, devices, tracking, admin and mail; other features register theirs with their routes. */
export function registerOwnData({ hooks }: Kit): void {
  hooks.add(personalDataSections, 'cuenta', {
    staff: 'may:support-users',
    tables: ['user'],
    read: findRecord,
  });
  hooks.add(personalDataSections, 'sesiones', {
    staff: 'may:support-users',
    tables: ['session'],
    read: sessionsOf,
  });
  hooks.add(personalDataSections, 'inicios_de_sesion', {
    staff: 'may:support-users',
    tables: ['registration', 'known_device', 'password_token'],
    read: signInData,
  });
  hooks.add(personalDataSections, 'dispositivos', {
    staff: 'may:support-users',
    tables: ['device', 'device_replacement'],
    read: deviceData,
  });
  hooks.add(personalDataSections, 'consentimiento_y_uso', {
    staff: 'may:support-users',
    tables: ['consent', 'tracked_event', 'tracked_machine', 'fingerprint'],
    read: trackingOf,
  });
  hooks.add(personalDataSections, 'avisos', {
    staff: 'may:support-users',
    tables: ['notification_preference'],
    read: readChoices,
  });
  hooks.add(personalDataSections, 'ajustes_de_estudio', {
    staff: 'may:support-users',
    tables: ['study_settings'],
    read: studySettingsOf,
  });
  hooks.add(personalDataSections, 'registro_de_cambios', {
    staff: 'may:support-users',
    tables: ['audit_entry'],
    read: entriesBy,
  });
  hooks.add(personalDataSections, 'cartas', {
    staff: 'may:support-users',
    tables: ['mail'],
    read: (db, userId) => emailsOf(db, userId, 'self'),
    erase: async (_kit, db, userId) => {
      const account = await findRecord(db, userId);
      if (account) await deleteEmailsTo(db, account.email);
      await deleteEmailsAbout(db, [userId]);
    },
  });
  // They say who wrote to the user.
  hooks.add(personalDataSections, 'cartas_sobre_otros', {
    tables: ['mail'],
    read: (db, userId) => emailsOf(db, userId, 'others'),
  });
}

async function emailsOf(db: Db, userId: string, about: 'self' | 'others') {
  const account = await findRecord(db, userId);
  return account ? emailsTo(db, account.email, about) : [];
}
