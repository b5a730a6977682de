import type { ProcedureScene } from './scene';

/** Loaded one by one: a visitor looks at one procedure. */
export const scenes: Readonly<Record<string, () => Promise<ProcedureScene>>> = {
  'limpieza-del-arma': async () => (await import('./pistol')).pistol,
  'control-de-vehiculo': async () => (await import('./vehicle-stop')).vehicleStop,
  'acordonar-la-escena': async () => (await import('./cordon')).cordon,
};
