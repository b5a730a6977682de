import { hasWords } from '../platform/fold.ts';

/** In the order of the catalogue. */
export const toolIds = [
  'alcoholimetro',
  'dni-nie',
  'documentoscopia',
  'localizador-vin',
  'verificador-itv',
  'limpieza-arma',
  'asistente-policial',
] as const;

export type ToolId = (typeof toolIds)[number];

export type Tool = {
  id: ToolId;
  name: string;
  /** What it does, on its card. */
  text: string;
  /** Title and description for search engines. */
  title: string;
  description: string;
  /** Other words that find it. */
  keywords: string;
};

const texts: Record<ToolId, Omit<Tool, 'id'>> = {
  alcoholimetro: {
    name: 'Alcoholímetro',
    text: 'Tasa, margen del aparato y consecuencia: nada, multa o delito. Y cómo baja con las horas.',
    title: 'Alcoholímetro: tasa, margen y sanción',
    description:
      'Calcula si una tasa de alcohol en aire es legal, infracción o delito, con el margen del etilómetro, la multa, los puntos y los artículos que se aplican.',
    keywords: 'alcohol alcoholemia etilómetro tasa control conducir multa puntos delito soplar',
  },
  'dni-nie': {
    name: 'DNI y NIE',
    text: 'Calcula y comprueba la letra, una a una o en lotes de 10.000.',
    title: 'Letra del DNI y del NIE: calcular y comprobar',
    description:
      'Calcula y comprueba la letra de un DNI, NIE o NIF especial, encuentra dónde puede estar el error y comprueba listas de hasta 10.000 números sin enviar nada.',
    keywords: 'letra documento identidad nif extranjero verificar lote csv caducidad',
  },
  documentoscopia: {
    name: 'Documentoscopia',
    text: 'Seguridades por documento y lectura de la banda MRZ.',
    title: 'Documentoscopia: medidas de seguridad y lector MRZ',
    description:
      'Inspección guiada del DNI, el pasaporte, la TIE y el permiso de conducir, y comprobador de la zona MRZ que señala el dígito que falla.',
    keywords: 'pasaporte falsificación mrz banda tie permiso conducir ultravioleta holograma falso',
  },
  'localizador-vin': {
    name: 'Bastidor (VIN)',
    text: 'Fabricante, año y dónde buscarlo en cada vehículo.',
    title: 'Número de bastidor (VIN): qué dice y dónde está',
    description:
      'Descifra un número de bastidor: fabricante, país, año y dígito de control, dónde buscarlo en cada vehículo y qué señales delatan una manipulación.',
    keywords: 'bastidor chasis vin vehículo robado fabricante coche moto',
  },
  'verificador-itv': {
    name: 'ITV',
    text: 'Próxima inspección según clase y antigüedad.',
    title: 'Próxima ITV según el vehículo y la fecha',
    description:
      'Cuándo toca la próxima ITV según la clase y la antigüedad del vehículo, qué pasa con cada resultado, la multa y un recordatorio para tu calendario.',
    keywords: 'inspección técnica vehículos caducada desfavorable negativa multa fecha',
  },
  'limpieza-arma': {
    name: 'Limpieza del arma',
    text: 'Paso a paso, con la comprobación de seguridad por delante.',
    title: 'Limpieza del arma reglamentaria, paso a paso',
    description:
      'Lista de comprobación para limpiar la pistola HK USP Compact: cuatro reglas de seguridad, 23 pasos con dibujos, paradas obligatorias y hoja para imprimir.',
    keywords: 'pistola hk usp compact mantenimiento desmontar seguridad armero',
  },
  'asistente-policial': {
    name: 'Asistente policial',
    text: 'Responde con el temario, la ley y los protocolos, y enseña de dónde sale.',
    title: 'Asistente policial: respuestas con su fuente',
    description:
      'Pregunta por una norma, un plazo o un protocolo. Contesta solo con pasajes de nuestro temario, leyes y protocolos, cada uno con su fuente.',
    keywords: 'preguntar duda consulta ley norma artículo plazo respuesta fuente ia chat',
  },
};

export const toolOf = (id: ToolId): Tool => ({ id, ...texts[id] });

export const tools: readonly Tool[] = toolIds.map(toolOf);

export const isToolId = (id: string): id is ToolId => toolIds.some((one) => one === id);

export const toolPath = (id: ToolId): string => `/herramientas/${id}`;

/** Every word must appear in the name, the text or the keywords. */
export const findTools = (query: string): readonly Tool[] =>
  tools.filter(({ name, text, keywords }) => hasWords(`${name} ${text} ${keywords}`, query));
