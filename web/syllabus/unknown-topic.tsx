import { redirect } from 'react-router';

export const clientLoader = () => redirect('/campus-estudio/temario?falta=tema');

export const HydrateFallback = () => null;

export default function UnknownTopic() {
  return null;
}
