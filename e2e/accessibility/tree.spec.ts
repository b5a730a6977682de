import { begin, newCandidate, openExam, test20 } from '../support/exams';
import { expect, test } from '../support/fixtures';

/** What a screen reader is told, as far as it does not depend on the drawn questions or on what others write. */
test('the exam, a game and the forum tell a screen reader where one is and what can be done', async ({
  page,
}) => {
  await newCandidate(page);
  await openExam(page, await begin(page.request, test20()));
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Saltar al contenido"
    - banner:
      - button "Salir (Esc)"
      - paragraph: 20 sin responder
      - button "Terminar"
    - main:
      - paragraph: 1 de 20
      - heading [level=1]
      - group "Opciones":
        - button /^A /
        - button /^B /
        - button /^C /
    - complementary "Mapa de preguntas":
      - heading "Mapa de preguntas" [level=2]
      - list:
        - listitem:
          - button "Pregunta 1, en blanco"
        - listitem:
          - button "Pregunta 2, en blanco"
    - contentinfo:
      - button "Anterior" [disabled]
      - button "Marcar"
      - button "Siguiente"
  `);

  const game = { game: 'hangman', topics: [2], difficulty: 1, seed: 7 };
  const { id } = await (await page.request.post('/api/games/plays', { data: game })).json();
  await page.goto(`/campus-estudio/juegos/partida/${id}`);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Saltar al contenido"
    - banner:
      - link "Volver a Juegos"
      - heading "Las luces" [level=1]
      - timer "Tiempo de juego"
      - button "Pausar"
      - button "Ocultar el tiempo"
      - button "Terminar la partida"
      - progressbar "Avance de la partida"
    - main:
      - paragraph: 6 luces de 6
      - paragraph: /Palabra 1 de 6/
      - status: /Quedan 6 luces\\. Ninguna letra usada\\./
      - group "Letras":
        - button "Q"
        - button "W"
      - button /^Pista/
  `);

  await page.goto('/foro');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Foro" [level=1]
      - search:
        - searchbox "Buscar en el foro"
      - link "Preguntar"
      - navigation "Vistas del foro":
        - link "Todos"
        - link "Sin leer"
        - link "Sin resolver"
      - region "Temas":
        - navigation "Orden":
          - link "Actividad"
          - link "Más nuevos"
        - list:
          - listitem:
            - heading [level=2]:
              - link
  `);
});
