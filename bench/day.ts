import { firstLoadScripts } from './bytes';
import { cookieOf, insertUsers, startWithDatabase } from './database';
import type { Benchmark } from './measurement';

const pages = [
  '/campus-estudio/pruebas-fisicas',
  '/campus-estudio/entrenamiento/progreso',
  '/campus-estudio/alimentacion',
  '/campus-estudio/mindfulness',
  '/campus-estudio/diario-guiado',
  '/campus-estudio/briefing',
  '/campus-estudio/podcast',
  '/campus-estudio/recursos-gratuitos',
  '/pildora',
  '/campus-estudio/mensajes',
  '/campus-estudio/patrulla',
  '/campus-estudio/salas-voz',
  '/campus-estudio/muro-exitos',
];

/** The pages of a candidate's day around the study. */
export const day: Benchmark = {
  name: 'day',
  async measure() {
    const { server, sql, close } = await startWithDatabase();
    try {
      await insertUsers(sql, 1, 'plus');
      const cookie = cookieOf(0);
      return await Promise.all(pages.map((page) => firstLoadScripts(server.url, page, { cookie, max: 150 })));
    } finally {
      await close();
    }
  },
};
