export const vehicleKinds = ['turismo', 'todoterreno', 'camion', 'moto', 'remolque'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

export const vehicleNames: Record<VehicleKind, string> = {
  turismo: 'Turismo',
  todoterreno: 'Todoterreno o furgón',
  camion: 'Camión o autobús',
  moto: 'Motocicleta o ciclomotor',
  remolque: 'Remolque o caravana',
};

/** A place on the drawing, in hundredths of its width and height. */
export type Place = { text: string; x: number; y: number };

export const places: Record<VehicleKind, readonly Place[]> = {
  turismo: [
    { text: 'Base del parabrisas, lado del conductor, visto desde fuera', x: 38, y: 34 },
    { text: 'Placa en el montante o el marco de la puerta', x: 52, y: 50 },
    { text: 'Grabado en el piso, junto al asiento delantero derecho', x: 47, y: 68 },
    { text: 'Vano motor: mamparo, torreta o travesaño delantero', x: 24, y: 52 },
    { text: 'Piso del maletero o hueco de la rueda de repuesto', x: 80, y: 58 },
  ],
  todoterreno: [
    { text: 'Larguero derecho del bastidor, en la parte delantera', x: 24, y: 74 },
    { text: 'Base del parabrisas', x: 36, y: 30 },
    { text: 'Placa en el montante de la puerta', x: 47, y: 50 },
    { text: 'Vano motor: mamparo o travesaño', x: 22, y: 50 },
  ],
  camion: [
    { text: 'Larguero derecho del bastidor, en la parte delantera', x: 30, y: 74 },
    { text: 'Placa del fabricante en la cabina, junto a la puerta', x: 24, y: 48 },
    { text: 'Base del parabrisas', x: 13, y: 34 },
  ],
  moto: [
    { text: 'Pipa de dirección, a la derecha', x: 33, y: 40 },
    { text: 'Placa del fabricante en el chasis', x: 46, y: 56 },
    { text: 'Cárter, para el número de motor', x: 50, y: 70 },
  ],
  remolque: [
    { text: 'Larguero derecho o lanza', x: 20, y: 72 },
    { text: 'Placa del fabricante, en la parte delantera', x: 36, y: 52 },
  ],
};

/** In every vehicle, as parts of one sentence. */
export const papers = [
  'la centralita electrónica, con lector',
  'las etiquetas de piezas y lunas',
  'el permiso de circulación (casilla E)',
  'la ficha técnica',
] as const;

export const alterationSigns = [
  'Profundidad, separación o línea desiguales en el grabado',
  'Caracteres de otro tipo de letra',
  'Lijado, masilla, pintura fresca o soldaduras alrededor',
  'Placa con remaches raros, pegamento o arañazos',
  'Placa del parabrisas movida, o etiquetas que no se rompen al tirar',
  'Lunas, cinturones o faros de otro año que el coche',
  'Motor que no es de ese modelo',
  'Llaves, cerraduras o contacto forzados',
  'Centralita con otro bastidor, o fabricante y año que no casan con los papeles',
] as const;
