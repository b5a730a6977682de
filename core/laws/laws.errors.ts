import type { ErrorEntry } from '../error-entry';

export const lawsErrors = {
  'laws.not-xml': {
    status: 400,
    sentence: 'El archivo no es un XML correcto: descárgalo otra vez de los datos abiertos del BOE.',
  },
  'laws.not-boe': {
    status: 400,
    sentence: 'El archivo no es un texto consolidado del BOE: falta su identificador o no tiene artículos.',
  },
  'laws.unsafe-xml': {
    status: 400,
    sentence: 'El archivo declara entidades o un DTD, y los del BOE no los llevan: no lo importamos.',
  },
  'laws.unknown-law': {
    status: 404,
    sentence: 'Esa ley no está en el temario: añádela antes a las leyes.',
  },
  'laws.older-version': {
    status: 409,
    sentence: 'Ya hay una versión más nueva de esa ley: importa la última del BOE.',
  },
} satisfies Record<string, ErrorEntry>;
