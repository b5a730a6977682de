export const habits = [
  { id: 'recuerdo', name: 'Recuerdo activo', gist: 'Primero responde, después lee.' },
  { id: 'repeticion', name: 'Repetición espaciada', gist: 'Repasa justo antes de olvidar.' },
  { id: 'micropausa', name: 'Micropausas', gist: 'Un minuto que salva la hora.' },
] as const;

export type Habit = (typeof habits)[number]['id'];
