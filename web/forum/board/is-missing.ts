import { isRouteErrorResponse } from 'react-router';

export const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;
