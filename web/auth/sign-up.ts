import { useForm } from 'react-hook-form';
import { call } from '../platform/api';

export type SignUpValues = {
  email: string;
  username: string;
  displayName: string;
  password: string;
  oppositionType: string;
  acceptTerms: boolean;
};

export const oppositions = [
  { value: 'policia_nacional', label: 'Policía Nacional', trial: 'Pruebas siete días el plan Plus.' },
  { value: 'policia_local', label: 'Policía Local', trial: 'Pruebas siete días el plan Básico.' },
  { value: 'guardia_civil', label: 'Guardia Civil', trial: 'Entras con el acceso de demostración.' },
] as const;

export const useSignUpForm = () => useForm<SignUpValues>();

/** The form only submits with the box ticked. */
export const requestAccount = ({ acceptTerms: _, ...values }: SignUpValues, volver: string | null) =>
  call('POST /api/auth/register', { body: { ...values, acceptTerms: true, volver } });
