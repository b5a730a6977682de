import { entriesBy } from '../admin/audit';
import { findRecord, sessionsOf } from '../auth/accounts';
import { signInData } from '../auth/personal-data';
import { deviceData } from '../devices/personal-data';
import { deleteEmailsTo, emailsTo } from '../platform/mail/mail';
import { trackingOf } from '../tracking/tracking';
import { readChoices } from './notifications';
import { contribute } from './personal-data';
import { studySettingsOf } from './study-settings';

/** Data of auth, devices, tracking, admin and mail; other features register theirs with their routes. */
export function contributeOwn(): void {
  contribute('cuenta', { tables: ['user'], read: findRecord });
  contribute('sesiones', { tables: ['session'], read: sessionsOf });
  contribute('inicios_de_sesion', {
    tables: ['registration', 'known_device', 'password_token'],
    read: signInData,
  });
  contribute('dispositivos', { tables: ['device', 'device_replacement'], read: deviceData });
  contribute('consentimiento_y_uso', {
    tables: ['consent', 'tracked_event', 'tracked_machine', 'fingerprint'],
    read: trackingOf,
  });
  contribute('avisos', { tables: ['notification_preference'], read: readChoices });
  contribute('ajustes_de_estudio', { tables: ['study_settings'], read: studySettingsOf });
  contribute('registro_de_cambios', { tables: ['audit_entry'], read: entriesBy });
  contribute('cartas', {
    tables: ['mail'],
    read: async (db, userId) => {
      const account = await findRecord(db, userId);
      return account ? emailsTo(db, account.email) : [];
    },
    erase: async (_kit, db, userId) => {
      const account = await findRecord(db, userId);
      if (account) await deleteEmailsTo(db, account.email);
    },
  });
}
