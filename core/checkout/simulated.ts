/** Outcomes of a simulated payment (demo mode, /test-checkout). */
export const behaviours = [
  'pay',
  'second-step',
  'decline',
  'timeout',
  'twice',
  'late',
  'out-of-order',
  'lost',
] as const;
export type Behaviour = (typeof behaviours)[number];

/** Code for the second step of the simulated bank. */
export const BANK_CODE = '123456';
/** Delay of a late webhook event. */
export const LATE_SECONDS = 8;

export const behaviourLabels: Record<Behaviour, { name: string; text: string }> = {
  pay: { name: 'Pagar', text: 'El cobro sale bien y el aviso llega antes de que vuelvas.' },
  'second-step': {
    name: 'Pagar con código del banco',
    text: `Pide un segundo paso. El código es ${BANK_CODE}.`,
  },
  decline: { name: 'Rechazar', text: 'El banco dice que no. Puedes volver a intentarlo.' },
  timeout: { name: 'Cobrar y no responder', text: 'El cobro se hace, pero la respuesta se pierde.' },
  twice: { name: 'Avisar dos veces', text: 'El mismo aviso llega repetido.' },
  late: {
    name: 'Avisar tarde',
    text: `Vuelves antes de que llegue el aviso, ${LATE_SECONDS} segundos después.`,
  },
  'out-of-order': { name: 'Avisar en desorden', text: 'Un rechazo antiguo llega después del cobro.' },
  lost: { name: 'No avisar', text: 'El aviso se pierde: hay que preguntar por el cobro.' },
};
