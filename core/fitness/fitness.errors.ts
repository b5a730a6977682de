import type { ErrorEntry } from '../error-entry';

export const fitnessErrors = {
  'fitness.see-doctor': {
    status: 409,
    sentence: 'Con esas respuestas no preparamos un plan: consulta antes con tu médico.',
  },
  'fitness.no-consent': {
    status: 403,
    sentence: 'Activa antes los datos de salud: sin tu permiso no guardamos dolor, sueño ni lesiones.',
  },
  'fitness.no-plan': { status: 404, sentence: 'Todavía no tienes un plan de entrenamiento.' },
  'fitness.no-date': { status: 409, sentence: 'Pon la fecha de las pruebas para preparar el plan.' },
  'fitness.not-gpx': { status: 400, sentence: 'El archivo no es una ruta GPX con puntos y horas.' },
  'fitness.not-tcx': { status: 400, sentence: 'El archivo no es una actividad TCX con vueltas o puntos.' },
  'fitness.not-csv': {
    status: 400,
    sentence: 'El archivo no es una tabla CSV con las columnas fecha, km y tiempo.',
  },
  'fitness.unknown-file': { status: 415, sentence: 'Elige un archivo GPX, TCX o CSV.' },
  'fitness.unsafe-xml': { status: 400, sentence: 'El archivo trae declaraciones que no se admiten.' },
  'fitness.not-a-run': {
    status: 400,
    sentence: 'Lo que hay en el archivo no puede ser una carrera: revisa la distancia, el tiempo y la fecha.',
  },
  'fitness.already-imported': { status: 409, sentence: 'Esa carrera ya está en tu registro.' },
  'fitness.too-many-results': { status: 409, sentence: 'Has llegado al límite de 2.000 anotaciones.' },
} satisfies Record<string, ErrorEntry>;
