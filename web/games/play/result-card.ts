import { brand } from '@atalaya/core/brand';

const SIZE = 1080;

/** The picture of a result: night sky, tower, and the figures. */
export async function drawCard(given: { title: string; points: number; time: string }): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('this browser cannot draw');
  await document.fonts.ready;
  paper.fillStyle = '#0B1E40';
  paper.fillRect(0, 0, SIZE, SIZE);
  for (const [radius, colour] of [
    [620, '#12305E'],
    [380, '#1D4276'],
  ] as const) {
    paper.fillStyle = colour;
    paper.beginPath();
    paper.arc(SIZE * 0.72, SIZE, radius, 0, Math.PI * 2);
    paper.fill();
  }
  drawTower(paper, Math.round((given.points / 100) * 6));
  paper.fillStyle = '#FFFFFF';
  paper.font = '600 64px "Barlow Condensed", sans-serif';
  paper.fillText(given.title, 80, 160);
  paper.font = '700 260px "Barlow Condensed", sans-serif';
  paper.fillText(String(given.points), 76, 480);
  paper.font = '600 56px "Barlow Condensed", sans-serif';
  paper.fillStyle = '#D5DFF0';
  paper.fillText(`de 100 puntos, en ${given.time}`, 80, 570);
  paper.fillStyle = '#E8BC5C';
  paper.fillText(brand.name, 80, SIZE - 90);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function drawTower(paper: CanvasRenderingContext2D, lights: number): void {
  const x = SIZE * 0.72;
  paper.fillStyle = '#081731';
  paper.fillRect(x - 110, SIZE - 470, 220, 470);
  for (let index = 0; index < 4; index += 1) paper.fillRect(x - 130 + index * 74, SIZE - 530, 40, 70);
  for (let index = 0; index < 6; index += 1) {
    paper.fillStyle = index < lights ? '#FFD77E' : '#1E3B6B';
    paper.fillRect(x - 60 + (index % 2) * 76, SIZE - 400 + Math.floor(index / 2) * 110, 44, 66);
  }
}
