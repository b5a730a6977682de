export type ContrastPair = { front: string; back: string; use: string; least: 4.5 | 3 };

const text = (front: string, back: string, use: string): ContrastPair => ({ front, back, use, least: 4.5 });
const shape = (front: string, back: string, use: string): ContrastPair => ({ front, back, use, least: 3 });

/** Every colour pair of the design system. WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for controls and graphics (1.4.11). */
export const contrastPairs: readonly ContrastPair[] = [
  text('ink', 'ground', 'Texto de la página'),
  text('ink', 'surface', 'Texto en tarjetas y campos'),
  text('muted', 'ground', 'Texto secundario'),
  text('muted', 'surface', 'Texto secundario en tarjetas'),
  text('muted', 'sunken', 'Cabeceras de tabla, botón inactivo'),
  text('ink', 'segment', 'Segmento elegido'),
  text('navy', 'ground', 'Enlaces'),
  text('navy', 'navy-tint', 'Botón discreto al pasar por encima'),
  text('on-navy', 'navy', 'Botón primario y placas'),
  text('on-navy', 'navy-hover', 'Botón primario al pasar por encima'),
  text('on-gold', 'gold', 'Botón y placa dorados'),
  text('on-gold', 'gold-hover', 'Botón dorado al pasar por encima'),
  text('gold-ink', 'ground', 'Dorado como texto'),
  text('gold-ink', 'gold-tint', 'Insignia dorada'),
  text('success', 'surface', 'Acierto y metas de los gráficos'),
  text('success', 'success-tint', 'Insignia de acierto'),
  text('warning', 'warning-tint', 'Insignia de atención'),
  text('danger', 'surface', 'Errores de los campos'),
  text('danger', 'danger-tint', 'Insignia de fallo'),
  text('on-status', 'danger', 'Botón de peligro y contador'),
  text('on-status', 'danger-hover', 'Botón de peligro al pasar por encima'),
  text('on-mark', 'mark', 'Subrayador'),
  text('on-mark', 'mark-green', 'Subrayador verde'),
  text('on-mark', 'mark-blue', 'Subrayador azul'),
  text('on-panel', 'panel', 'Texto de noche'),
  text('on-panel-muted', 'panel', 'Texto secundario de noche'),
  text('panel-gold', 'panel', 'Dorado de noche'),
  text('on-panel-gold', 'panel-gold', 'Botón dorado de noche'),
  text('on-panel', 'panel-raised', 'Texto en el azul de marca'),
  shape('line-strong', 'surface', 'Bordes de los controles'),
  shape('line-strong', 'ground', 'Bordes sobre la página'),
  shape('gold', 'ground', 'Anillo de foco'),
  shape('gold', 'surface', 'Anillo de foco en tarjetas'),
  shape('gold', 'panel', 'Anillo de foco de noche'),
  shape('navy', 'sunken', 'Progreso'),
  shape('panel-control', 'panel', 'Bordes de los controles de noche'),
];
