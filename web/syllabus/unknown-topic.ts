import { redirect } from 'react-router';

export const loader = () => redirect('/campus-estudio/temario?falta=tema');
