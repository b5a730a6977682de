import { redirect } from 'react-router';

/** Whatever else stands under the syllabus is the syllabus, with a word about it. */
export const loader = () => redirect('/campus-estudio/temario?falta=tema');
