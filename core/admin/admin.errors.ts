export const adminErrors = {
  'admin.conflict': {
    status: 409,
    sentence: 'Alguien lo ha cambiado mientras lo tenías abierto. No se ha guardado nada.',
  },
  'admin.changed-since': {
    status: 409,
    sentence: 'No se puede deshacer: algo de esto ha cambiado después. No se ha tocado nada.',
  },
  'admin.cannot-undo': {
    status: 409,
    sentence:
      'No se puede deshacer: lo que había antes no cumple las reglas de la ficha. No se ha tocado nada.',
  },
  'admin.already-undone': { status: 409, sentence: 'Esto ya se deshizo.' },
  'admin.import-not-ready': {
    status: 409,
    sentence: 'Esta importación no se puede aplicar: tiene fallos o ya se aplicó.',
  },
  'api.key-invalid': {
    status: 401,
    sentence: 'La clave de la API no es válida, ha caducado o se ha anulado.',
  },
  'api.scope': {
    status: 403,
    sentence: 'Esta clave no tiene permiso para esto.',
  },
} as const;
