/** Subjects of audit log entries and their labels. Each feature adds its own line. */
export const auditSubjects = {
  user: 'Usuario',
  topic: 'Tema',
  question: 'Pregunta',
  'true-false': 'Verdadero o falso',
  flashcard: 'Tarjeta',
  scheme: 'Esquema',
  term: 'Término',
  'official-exam': 'Examen oficial',
  'scheduled-mock': 'Simulacro programado',
  'plus-content': 'Contenido premium',
  'legal-page': 'Página legal',
  law: 'Norma',
  'keyword-rule': 'Palabra explicada',
  'blog-post': 'Entrada del blog',
  'blog-author': 'Autor del blog',
  'blog-image': 'Imagen del blog',
  comment: 'Comentario del blog',
  message: 'Mensaje de contacto',
  subscriber: 'Suscriptor del boletín',
  newsletter: 'Boletín',
  order: 'Pedido',
  coupon: 'Cupón',
  ambassador: 'Embajador',
  effect: 'Efecto en directo',
  push: 'Aviso push',
  'api-key': 'Clave de la API',
  product: 'Producto',
  'product-category': 'Categoría de la tienda',
  'flash-offer': 'Oferta relámpago',
  'product-review': 'Opinión de un producto',
  jobs: 'Tarea en segundo plano',
} as const;

export const auditActions = {
  'user.plan-changed': 'Plan cambiado',
  'user.trial-changed': 'Prueba cambiada',
  'user.devices-freed': 'Dispositivos liberados',
  'user.sessions-ended': 'Sesiones cerradas',
  'user.made-admin': 'Nombrado administrador',
  'user.unmade-admin': 'Retirado como administrador',
  'user.deletion-requested': 'Borrado pedido',
  'user.restored': 'Cuenta recuperada',
  'user.deleted': 'Cuenta borrada',
  'content.created': 'Contenido creado',
  'content.changed': 'Contenido cambiado',
  'content.deleted': 'Contenido borrado',
  'content.restored': 'Contenido recuperado',
  'content.imported': 'Contenido importado',
  'comment.shown': 'Comentario publicado',
  'comment.hidden': 'Comentario oculto',
  'comment.held': 'Comentario retenido',
  'comment.deleted': 'Comentario borrado',
  'message.answered': 'Mensaje contestado',
  'message.closed': 'Mensaje cerrado',
  'message.reopened': 'Mensaje reabierto',
  'message.deleted': 'Mensaje borrado',
  'subscriber.deleted': 'Suscriptor borrado',
  'newsletter.sent': 'Boletín enviado',
  'jobs.retried': 'Tarea fallida repetida',
  'order.refunded': 'Pedido devuelto',
  'order.guarantee-honoured': 'Garantía de aprobado concedida',
  'ambassador.paid': 'Comisión pagada',
  'review.shown': 'Opinión publicada',
  'review.hidden': 'Opinión oculta',
  'effect.launched': 'Efecto lanzado',
  'push.sent': 'Aviso enviado o programado',
  'push.cancelled': 'Aviso anulado',
  'api-key.created': 'Clave creada',
  'api-key.revoked': 'Clave anulada',
  'question.corrected': 'Pregunta corregida',
  'question.report-closed': 'Aviso resuelto',
  'question.twins-dismissed': 'Repetición descartada',
  'question.found-hard': 'Pregunta difícil, pero correcta',
} as const;

/** A field without a label here is shown by its code. */
const auditFields: Record<string, string> = {
  planTier: 'Plan',
  trialEndsAt: 'Fin de la prueba',
  devicesFixedUntil: 'Dispositivos fijados hasta',
  sessions: 'Sesiones abiertas',
  isAdmin: 'Administra',
  reached: 'Personas alcanzadas',
  message: 'Mensaje',
};

export type AuditSubject = keyof typeof auditSubjects;
export type AuditAction = keyof typeof auditActions;

// Old entries may contain codes that have no label any more: show the code.
export const actionLabel = (action: string): string => labelIn(auditActions, action);
export const fieldLabel = (field: string): string => labelIn(auditFields, field);
export const subjectLabel = (subject: string): string => labelIn(auditSubjects, subject);

const labelIn = (words: Record<string, string>, code: string): string => words[code] ?? code;
