import { redirect } from 'react-router';

/** The campus begins at the syllabus until it has a page of its own for today. */
export const loader = () => redirect('/campus-estudio/temario');
