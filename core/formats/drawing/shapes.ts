/** The design tokens a drawing may use: a CSS variable on a page, its light value in a file. */
export const palette = {
  ground: '#f7f8fa',
  surface: '#ffffff',
  sunken: '#eef2f7',
  ink: '#0e1b33',
  muted: '#4b5a75',
  line: '#d9e0ea',
  'line-strong': '#76849c',
  navy: '#12336b',
  'navy-tint': '#e8eef8',
  'on-navy': '#ffffff',
  gold: '#b7821b',
  'gold-ink': '#845909',
  'gold-tint': '#faf1dc',
  'on-gold': '#0e1b33',
  success: '#1b7a4b',
  'success-tint': '#e4f3ea',
  warning: '#a65a00',
  'warning-tint': '#fceedd',
  danger: '#b3261e',
  'danger-tint': '#fbe9e7',
  'on-status': '#ffffff',
  panel: '#0b1e40',
  'panel-line': '#2b4470',
  'panel-gold': '#e8bc5c',
  'on-panel': '#ffffff',
  'on-panel-muted': '#b9c7e0',
} as const;
export type Color = keyof typeof palette;

/** `body` 400 and `bold` 600 are Source Sans 3, `head` is Barlow Condensed 700. */
export type Font = 'body' | 'bold' | 'head';

type Outline = { stroke?: Color; strokeWidth?: number };
export type Shape =
  | ({
      kind: 'rect';
      x: number;
      y: number;
      width: number;
      height: number;
      radius?: number;
      fill?: Color;
    } & Outline)
  | ({ kind: 'circle'; x: number; y: number; radius: number; fill?: Color } & Outline)
  | ({ kind: 'path'; d: string; fill?: Color; dashed?: boolean } & Outline)
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      font: Font;
      fill: Color;
      anchor?: 'middle' | 'end';
      /** The width that the line must not exceed. */
      room?: number;
    }
  | { kind: 'group'; x: number; y: number; scale?: number; turn?: number; shapes: readonly Shape[] };

/** A drawn part: what it is made of and how high it is. */
export type Part = { height: number; shapes: readonly Shape[] };
export type Drawing = { width: number; height: number; shapes: readonly Shape[] };

export const tones = ['plain', 'navy', 'gold', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof tones)[number];

/** `strong` is a fill, `on` the text over it, `tint` a ground for ink, `text` the tone as text over the tint. */
export const toneColors: Readonly<Record<Tone, { strong: Color; on: Color; tint: Color; text: Color }>> = {
  plain: { strong: 'muted', on: 'surface', tint: 'sunken', text: 'ink' },
  navy: { strong: 'navy', on: 'on-navy', tint: 'navy-tint', text: 'navy' },
  gold: { strong: 'gold', on: 'on-gold', tint: 'gold-tint', text: 'gold-ink' },
  success: { strong: 'success', on: 'on-status', tint: 'success-tint', text: 'success' },
  warning: { strong: 'warning', on: 'on-status', tint: 'warning-tint', text: 'warning' },
  danger: { strong: 'danger', on: 'on-status', tint: 'danger-tint', text: 'danger' },
};
