import type { Tour } from '../tour';

export const accountTours: readonly Tour[] = [
  {
    id: 'descargas',
    group: 'Tu cuenta',
    title: 'Estudiar sin conexión',
    summary: 'Llevarte temas, tarjetas y simulacros.',
    steps: [
      {
        path: '/campus-estudio/descargas',
        anchor: { css: '#descargar' },
        title: 'Descargar',
        text: 'Elige qué te llevas. Lo que respondas se envía al volver la red.',
      },
      {
        path: '/campus-estudio/descargas',
        anchor: { css: '#guardado' },
        title: 'En este dispositivo',
        text: 'Qué hay y cuánto ocupa.',
      },
    ],
  },
  {
    id: 'dispositivos',
    group: 'Tu cuenta',
    title: 'Tus dispositivos y tus datos',
    summary: 'Dónde está abierta tu cuenta y qué guardamos.',
    steps: [
      {
        path: '/configuracion',
        anchor: { css: '#dispositivos' },
        title: 'Dispositivos',
        text: 'Quita el que ya no uses.',
      },
      {
        path: '/configuracion',
        anchor: { css: '#tus-datos' },
        title: 'Tus datos',
        text: 'Descárgalos todos cuando quieras.',
      },
      {
        path: '/ajustes',
        anchor: { css: '#dos-pasos' },
        title: 'Dos pasos',
        text: 'Un código además de la contraseña: dos minutos que protegen todo lo demás.',
      },
    ],
  },
  {
    id: 'suscripcion',
    group: 'Tu cuenta',
    title: 'Tu suscripción',
    summary: 'Qué plan tienes y cómo se cambia.',
    steps: [
      {
        path: '/perfil/compras',
        anchor: { css: 'h1' },
        title: 'Compras',
        text: 'Tu plan, tus facturas y cómo darte de baja.',
      },
      {
        path: '/planes',
        anchor: { css: 'h1' },
        title: 'Los planes',
        text: 'Qué abre cada uno. Se cambia cuando quieras.',
      },
    ],
  },
];
