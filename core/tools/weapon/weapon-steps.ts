export const weaponModels = ['hk-usp-compact', 'otra'] as const;
export type WeaponModel = (typeof weaponModels)[number];

export const modelNames: Record<WeaponModel, string> = {
  'hk-usp-compact': 'HK USP Compact',
  otra: 'Otra pistola, con su manual',
};

export const safetyRules = [
  'Toda arma está cargada hasta que tú mismo la compruebas.',
  'Nunca apuntes a lo que no quieres alcanzar.',
  'El dedo, fuera del disparador hasta decidir disparar con las miras en el blanco.',
  'Asegúrate del blanco y de lo que hay alrededor y detrás.',
] as const;

export type WeaponPhase =
  | 'Preparar'
  | 'Descargar'
  | 'Desmontar'
  | 'Limpiar'
  | 'Revisar'
  | 'Engrasar'
  | 'Montar'
  | 'Comprobar'
  | 'Cerrar';

/** `repeat`: back to the unloading; `armourer`: the work ends there. */
export type StopKind = 'repeat' | 'armourer' | 'wait';

export type WeaponStep = {
  phase: WeaponPhase;
  text: string;
  /** What stops the work here, and how it goes on. */
  stop?: { when: string; kind: StopKind };
  drawing?: 'magazine' | 'slide-open' | 'chamber' | 'notch' | 'slide-release' | 'parts' | 'barrel' | 'oil';
};

const armourer = (when: string) => ({ when, kind: 'armourer' as const });

const prepareAndUnload: readonly WeaponStep[] = [
  {
    phase: 'Preparar',
    text: 'Lugar autorizado y tranquilo, dirección segura (parabalas), ninguna munición en la mesa, gafas, guantes y ventilación.',
    stop: { when: 'Falta algo', kind: 'wait' },
  },
  { phase: 'Descargar', text: 'Dedo fuera del guardamonte. Palanca en seguro.' },
  { phase: 'Descargar', text: 'Primero, fuera el cargador. Déjalo aparte.', drawing: 'magazine' },
  {
    phase: 'Descargar',
    text: 'Tira de la corredera y bloquéala abierta. El cartucho que salga va a la caja de munición.',
    drawing: 'slide-open',
  },
  {
    phase: 'Descargar',
    text: 'Mira y toca: recámara, hueco del cargador y cara del cierre. Si puedes, que lo compruebe otra persona.',
    stop: { when: 'He visto un cartucho', kind: 'repeat' },
    drawing: 'chamber',
  },
  {
    phase: 'Descargar',
    text: 'Aparta la vista, vuelve a mirar y solo entonces cierra la corredera.',
    stop: { when: 'Tengo dudas', kind: 'repeat' },
  },
];

const stripHk: readonly WeaponStep[] = [
  {
    phase: 'Desmontar',
    text: 'Lleva la corredera atrás hasta que el eje del retén coincida con su muesca, en el lado izquierdo.',
    drawing: 'notch',
  },
  {
    phase: 'Desmontar',
    text: 'Empuja el eje desde la derecha y saca el retén de la corredera por la izquierda.',
    stop: armourer('Hace falta fuerza'),
    drawing: 'slide-release',
  },
  { phase: 'Desmontar', text: 'Sujeta muelle y cañón; corredera y cañón, hacia delante, fuera del armazón.' },
  { phase: 'Desmontar', text: 'Levanta el conjunto del muelle recuperador. Queda entero: no se desarma.' },
  {
    phase: 'Desmontar',
    text: 'Saca el cañón de la corredera. No se desmonta nada más.',
    stop: armourer('Hacen falta herramientas'),
    drawing: 'parts',
  },
];

const stripOther: readonly WeaponStep[] = [
  {
    phase: 'Desmontar',
    text: 'Desmontaje básico según el manual de tu modelo: corredera, cañón y muelle recuperador. Nada más.',
    stop: armourer('Hace falta fuerza o herramientas'),
    drawing: 'parts',
  },
];

const cleanAndOil: readonly WeaponStep[] = [
  {
    phase: 'Limpiar',
    text: 'Cañón, desde la recámara: disolvente, cepillo de bronce de lado a lado y parches hasta que salgan limpios. Mira a través.',
    stop: armourer('Hay un abombamiento, un anillo o algo dentro'),
    drawing: 'barrel',
  },
  {
    phase: 'Limpiar',
    text: 'Rampa de alimentación, recámara y bloque de cierre.',
    stop: armourer('Hay grietas'),
  },
  {
    phase: 'Limpiar',
    text: 'Corredera: cara del cierre, bajo la uña extractora y raíles. Cepillo de nailon, en seco.',
  },
  {
    phase: 'Limpiar',
    text: 'Armazón: raíles y bloque. Sin baño de disolvente en el polímero ni en las miras; nada en el orificio del percutor.',
  },
  {
    phase: 'Limpiar',
    text: 'Cargador: un paño. La tapa solo la quita quien sabe (hay un muelle a presión). Seco, sin aceite dentro.',
    stop: armourer('Los labios están doblados'),
  },
  {
    phase: 'Revisar',
    text: 'Raíles, extractor, expulsor, muelles, miras, palanca, tornillos y óxido.',
    stop: armourer('Algo me hace dudar'),
  },
  {
    phase: 'Engrasar',
    text: 'Una película fina: raíles, exterior del cañón y cara de cierre. Nada en la recámara, el ánima, el percutor ni el cargador.',
    drawing: 'oil',
  },
];

const assembleHk: readonly WeaponStep[] = [
  {
    phase: 'Montar',
    text: 'Cañón en la corredera; el muelle, con su extremo asentado en el bloque del cañón.',
  },
  {
    phase: 'Montar',
    text: 'Corredera en los raíles, atrás hasta la muesca, y retén por la izquierda, a ras.',
    stop: armourer('El retén no queda a ras'),
    drawing: 'slide-release',
  },
];

const assembleOther: readonly WeaponStep[] = [
  {
    phase: 'Montar',
    text: 'Monta en orden inverso, según el manual de tu modelo.',
    stop: armourer('Algo no encaja'),
  },
];

const checkAndClose: readonly WeaponStep[] = [
  {
    phase: 'Comprobar',
    text: 'Vacía y en dirección segura: la corredera corre libre y se queda atrás con el cargador vacío.',
    stop: armourer('No corre o no se queda'),
  },
  {
    phase: 'Comprobar',
    text: 'El seguro bloquea, la palanca baja el martillo, doble acción, simple acción con retorno y retén del cargador.',
    stop: armourer('Algo falla'),
  },
  {
    phase: 'Cerrar',
    text: 'Lava las manos, retira los trapos, cuenta los cartuchos y anota fecha y disparos. Se carga solo donde está permitido.',
    stop: { when: 'La cuenta no sale', kind: 'wait' },
  },
];

export const weaponSteps: Record<WeaponModel, readonly WeaponStep[]> = {
  'hk-usp-compact': [...prepareAndUnload, ...stripHk, ...cleanAndOil, ...assembleHk, ...checkAndClose],
  otra: [...prepareAndUnload, ...stripOther, ...cleanAndOil, ...assembleOther, ...checkAndClose],
};

/** Steps from 0: taking the magazine out, and the check of the chamber. */
export const UNLOAD_AGAIN_AT = 2;
export const CHAMBER_STEP = 4;

export const weaponWarnings = [
  'Disparo flojo o sin retroceso: puede haber una bala atascada. No dispares otra vez; descarga y al armero.',
  'Fallo de fuego: mantén la dirección segura unos 30 segundos antes de abrir.',
  'Nunca aprietes el disparador para cerrar la corredera.',
  'Ni cepillo de acero, ni arena, ni mezclas de disolventes.',
  'La munición tocada por el aceite se retira.',
] as const;

export const armourerCases = [
  'Grietas, cañón abombado o picaduras de óxido',
  'Miras flojas, muelles rotos o gastados',
  'Fallos del disparador o del seguro',
  'Bala atascada o caída contra suelo duro',
  'Interrupciones repetidas o números alterados',
  'Cualquier pieza más allá de los cinco grupos: corredera, cañón, muelle, retén y armazón',
] as const;
