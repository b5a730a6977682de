import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { sendFile } from '../../testing/send-file';
import { openTestServer, type TestServer } from '../../testing/test-server';

/** Due north: 0.001 degrees are 111.2 metres. */
const gpx = (points: number, start = '2026-11-10T18:00:00Z', from = 40.4) => {
  const point = (index: number) => {
    const time = new Date(Date.parse(start) + index * 30_000).toISOString();
    return `<trkpt lat="${(from + index * 0.001).toFixed(6)}" lon="-3.7"><ele>650</ele><time>${time}</time></trkpt>`;
  };
  return `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><metadata><time>2026-01-01T00:00:00Z</time></metadata><trk><trkseg>${Array.from({ length: points }, (_, index) => point(index)).join('')}</trkseg></trk></gpx>`;
};

const lap = (metres: number, seconds: number) =>
  `<Lap StartTime="2026-11-09T07:00:00Z"><TotalTimeSeconds>${seconds}</TotalTimeSeconds><DistanceMeters>${metres}</DistanceMeters><Track><Trackpoint><Time>2026-11-09T07:00:00Z</Time><DistanceMeters>99999</DistanceMeters></Trackpoint></Track></Lap>`;
const tcx = (...laps: string[]) =>
  `<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="Running">${laps.join('')}</Activity></Activities></TrainingCenterDatabase>`;

describe('a run from a file', () => {
  let server: TestServer;
  let userId: string;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    userId = (await makeUser(server.db)).id;
  });

  const send = (name: string, content: string) =>
    sendFile(server, userId, '/api/fitness/runs', name, content);
  const log = async () => (await (await server.signedIn(userId)).get('/api/fitness/training')).json().log;

  it('of a GPX track has its distance, time and day', async () => {
    const answer = await send('tarde.gpx', gpx(11));
    expect(answer.json().runs).toMatchObject([{ day: '2026-11-10', metres: 1112, seconds: 300 }]);
    expect(await log()).toMatchObject([{ minutes: 5, metres: 1112, effort: null, isImported: true }]);
  });

  it('of a TCX activity is the sum of its laps', async () => {
    const answer = await send('manana.tcx', tcx(lap(1000, 290), lap(1000, 310)));
    expect(answer.json().runs).toMatchObject([{ day: '2026-11-09', metres: 2000, seconds: 600 }]);
  });

  it('of a table is read in Spanish or in English', async () => {
    const spanish = 'Fecha;Km;Tiempo\n10/11/2026;5,2;28:30\n11/11/2026;8;45:00\n';
    expect((await send('mis-carreras.csv', spanish)).json().runs).toMatchObject([
      { day: '2026-11-10', metres: 5200, seconds: 1710 },
      { day: '2026-11-11', metres: 8000, seconds: 2700 },
    ]);
    expect((await send('runs.csv', 'date,distance,time\n2026-11-12,10.0,0:55:00\n')).statusCode).toBe(200);
  });

  it('is taken once', async () => {
    await send('tarde.gpx', gpx(11));
    const again = await send('otra-vez.gpx', gpx(11));
    expect(again.json().code).toBe('fitness.already-imported');
    expect(await log()).toHaveLength(1);
  });

  it.each([
    ['a picture called .gpx', 'foto.gpx', '\u0089PNG\r\n\u001a\n', 'fitness.not-gpx'],
    ['a TCX called .gpx', 'carrera.gpx', tcx(lap(1000, 300)), 'fitness.not-gpx'],
    ['a GPX called .tcx', 'carrera.tcx', gpx(11), 'fitness.not-tcx'],
    ['a GPX called .csv', 'carrera.csv', gpx(11), 'fitness.not-csv'],
    ['a GPX cut in the middle', 'cortado.gpx', gpx(11).slice(0, 400), 'fitness.not-gpx'],
    ['a GPX without times', 'ruta.gpx', gpx(11).replace(/<time>.*?<\/time>/g, ''), 'fitness.not-gpx'],
    ['a GPX with entities', 'bomba.gpx', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>', 'fitness.unsafe-xml'],
    ['a table without the columns', 'otra.csv', 'nombre,edad\nAna,30\n', 'fitness.not-csv'],
    [
      'a table with a wrong row',
      'mal.csv',
      'fecha,km,tiempo\n2026-11-10,5,28:30\n2026-11-11,cinco,30:00\n',
      'fitness.not-csv',
    ],
    ['another kind of file', 'apuntes.txt', 'hola', 'fitness.unknown-file'],
    ['a run by car', 'coche.tcx', tcx(lap(20_000, 600)), 'fitness.not-a-run'],
    ['a run of tomorrow', 'futura.gpx', gpx(11, '2026-11-16T18:00:00Z'), 'fitness.not-a-run'],
    ['a negative distance', 'negativa.csv', 'fecha,km,tiempo\n2026-11-10,-5,28:30\n', 'fitness.not-a-run'],
  ])('is refused for %s, with a sentence and nothing stored', async (_, name, content, code) => {
    const answer = await send(name, content);
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await log()).toEqual([]);
  });

  it('is refused above five megabytes', async () => {
    expect((await send('enorme.gpx', `<gpx>${' '.repeat(5_100_000)}</gpx>`)).statusCode).toBe(413);
    expect(await log()).toEqual([]);
  });
});
