type FileName = 'sheet.svg' | 'column.svg' | 'download.svg' | 'download.pdf';

export const drawingPath = (id: string, file: FileName, version: string): string =>
  `/api/formats/infographics/${id}/${file}?v=${version}`;
