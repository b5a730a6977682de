import type { Tour } from '../tour';

export const companyTours: readonly Tour[] = [
  {
    id: 'juegos',
    group: 'A ratos y en compañía',
    title: 'Los juegos',
    summary: 'Repasar sin que lo parezca.',
    steps: [
      {
        path: '/campus-estudio/juegos',
        anchor: { css: 'button', text: 'Jugar el reto' },
        title: 'El reto del día',
        text: 'El mismo para todos, con los términos de un tema.',
      },
      {
        path: '/campus-estudio/juegos',
        anchor: { css: 'h2', text: 'Monedas' },
        title: 'Monedas',
        text: 'Se ganan estudiando y se gastan en cosas que no dan ventaja.',
      },
    ],
  },
  {
    id: 'foro',
    group: 'A ratos y en compañía',
    title: 'El foro',
    summary: 'Preguntar y responder con fuentes.',
    steps: [
      {
        path: '/foro',
        anchor: { css: 'a', text: 'Preguntar' },
        title: 'Preguntar',
        text: 'Antes de publicar verás si alguien lo preguntó ya.',
      },
      {
        path: '/foro',
        anchor: { css: '[aria-label="Vistas del foro"]' },
        title: 'Vistas',
        text: 'Sin leer, sin resolver o sin respuesta: ahí se te espera.',
      },
    ],
  },
  {
    id: 'mensajes',
    group: 'A ratos y en compañía',
    title: 'Los mensajes',
    summary: 'Hablar con otra persona, si ella quiere.',
    steps: [
      {
        path: '/campus-estudio/mensajes',
        anchor: { css: '[aria-label="Bandejas"]' },
        title: 'Dos bandejas',
        text: 'Quien no te conoce te escribe como solicitud: decides tú.',
      },
      {
        path: '/campus-estudio/mensajes',
        anchor: { css: 'main button' },
        title: 'Ajustes',
        text: 'Quién puede escribirte, y cuándo se te avisa.',
      },
    ],
  },
  {
    id: 'patrulla',
    group: 'A ratos y en compañía',
    title: 'La patrulla',
    summary: 'Estudiar en un grupo pequeño con una meta semanal.',
    steps: [
      {
        path: '/campus-estudio/patrulla',
        anchor: { css: 'h1' },
        title: 'Tu patrulla',
        text: 'De dos a ocho personas. La meta es de horas, no de notas.',
      },
      {
        path: '/campus-estudio/patrulla',
        anchor: { css: 'main h2' },
        title: 'Entrar o fundar',
        text: 'Con una invitación, en una abierta o fundando la tuya.',
      },
    ],
  },
  {
    id: 'salas',
    group: 'A ratos y en compañía',
    title: 'Las salas de voz',
    summary: 'Estudiar con otros, en silencio o hablando.',
    steps: [
      {
        path: '/campus-estudio/salas-voz',
        anchor: { css: 'h1' },
        title: 'Salas',
        text: 'Se entra con el micrófono cerrado.',
      },
      {
        path: '/campus-estudio/salas-voz',
        anchor: { css: 'button', text: 'Abrir una sala' },
        title: 'Abrir una',
        text: 'Pública, o solo para tu patrulla.',
      },
    ],
  },
  {
    id: 'podcast',
    group: 'A ratos y en compañía',
    title: 'El podcast',
    summary: 'Escuchar un tema y seguirlo en el texto.',
    steps: [
      {
        path: '/campus-estudio/podcast',
        anchor: { css: '[aria-label="Reproductor"]' },
        title: 'El reproductor',
        text: 'Velocidad, apagado solo y sigue donde lo dejaste, en cualquier dispositivo.',
      },
      {
        path: '/campus-estudio/podcast',
        anchor: { css: '#transcripcion' },
        title: 'La transcripción',
        text: 'Avanza con la voz; pulsa una frase para ir a ella.',
      },
      {
        path: '/campus-estudio/podcast',
        anchor: { css: '#capitulos' },
        title: 'Capítulos',
        text: 'Para volver a lo que te interesa.',
      },
    ],
  },
  {
    id: 'briefing',
    group: 'A ratos y en compañía',
    title: 'El briefing',
    summary: 'Tu mañana en una página.',
    steps: [
      {
        path: '/campus-estudio/briefing',
        anchor: { css: '#tema' },
        title: 'Diez minutos',
        text: 'El tema donde diez minutos te ayudan más, y por qué.',
      },
      {
        path: '/campus-estudio/briefing',
        anchor: { css: 'h2', text: 'Recibirlo cada mañana' },
        title: 'Cada mañana',
        text: 'En el móvil o por correo, si quieres.',
      },
    ],
  },
  {
    id: 'diario',
    group: 'A ratos y en compañía',
    title: 'El diario guiado',
    summary: 'Un minuto para ti, cifrado.',
    steps: [
      {
        path: '/campus-estudio/diario-guiado',
        anchor: { css: 'h2', text: 'Hoy' },
        title: 'Hoy',
        text: 'Una pregunta y, si quieres, ánimo y energía.',
      },
      {
        path: '/campus-estudio/diario-guiado',
        anchor: { css: 'h2', text: 'Tu diario es tuyo' },
        title: 'Es tuyo',
        text: 'Nadie del equipo puede leerlo. Se exporta y se borra entero.',
      },
    ],
  },
  {
    id: 'calma',
    group: 'A ratos y en compañía',
    title: 'Respirar',
    summary: 'De uno a quince minutos, con guía.',
    steps: [
      {
        path: '/campus-estudio/mindfulness',
        anchor: { css: 'button[aria-label^="Empezar: Respiración coherente"]' },
        title: 'Empieza por esta',
        text: 'Cinco minutos antes de estudiar bastan.',
      },
      {
        path: '/campus-estudio/mindfulness',
        anchor: { css: 'h2', text: 'Antes del examen' },
        title: 'Antes del examen',
        text: 'Una rutina corta para el día de la prueba.',
      },
    ],
  },
];
