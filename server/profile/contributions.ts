import { entriesBy } from '../admin/audit';
import { findRecord, sessionsOf } from '../auth/accounts';
import { signInData } from '../auth/personal-data';
import { deviceData } from '../devices/personal-data';
import type { Db } from '../platform/db';
import { deleteEmailsAbout, deleteEmailsTo, emailsTo } from '../platform/mail/mail';
import { trackingOf } from '../tracking/tracking';
import { readChoices } from './notifications';
import { registerPersonalData } from './personal-data';
import { studySettingsOf } from './study-settings';

/** Data of auth, devices, tracking, admin and mail; other features register theirs with their routes. */
export function registerOwnData(): void {
  registerPersonalData('cuenta', { staff: 'may:support-users', tables: ['user'], read: findRecord });
  registerPersonalData('sesiones', { staff: 'may:support-users', tables: ['session'], read: sessionsOf });
  registerPersonalData('inicios_de_sesion', {
    staff: 'may:support-users',
    tables: ['registration', 'known_device', 'password_token'],
    read: signInData,
  });
  registerPersonalData('dispositivos', {
    staff: 'may:support-users',
    tables: ['device', 'device_replacement'],
    read: deviceData,
  });
  registerPersonalData('consentimiento_y_uso', {
    staff: 'may:support-users',
    tables: ['consent', 'tracked_event', 'tracked_machine', 'fingerprint'],
    read: trackingOf,
  });
  registerPersonalData('avisos', {
    staff: 'may:support-users',
    tables: ['notification_preference'],
    read: readChoices,
  });
  registerPersonalData('ajustes_de_estudio', {
    staff: 'may:support-users',
    tables: ['study_settings'],
    read: studySettingsOf,
  });
  registerPersonalData('registro_de_cambios', {
    staff: 'may:support-users',
    tables: ['audit_entry'],
    read: entriesBy,
  });
  registerPersonalData('cartas', {
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
  registerPersonalData('cartas_sobre_otros', {
    tables: ['mail'],
    read: (db, userId) => emailsOf(db, userId, 'others'),
  });
}

async function emailsOf(db: Db, userId: string, about: 'self' | 'others') {
  const account = await findRecord(db, userId);
  return account ? emailsTo(db, account.email, about) : [];
}
