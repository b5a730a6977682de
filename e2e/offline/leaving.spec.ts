import { begin, inMap, newCandidate, openExam, test20 } from '../support/exams';
import { expect, test } from '../support/fixtures';
import { isScriptStored, isStored } from '../support/offline';

// Other specs block the service worker.
test.use({ serviceWorkers: 'allow' });

test('a page that is not stored says so, whoever signs out is asked about unsent answers, and the next user of the device finds nothing', async ({
  page,
  context,
}) => {
  await newCandidate(page);
  const id = await begin(page.request, test20({ count: 5 }));
  await page.goto('/campus-estudio/descargas');
  await page.getByRole('button', { name: 'Descargar el texto' }).click();
  await expect(page.getByRole('link', { name: /^Tema \d+: / })).toBeVisible();
  await openExam(page, id);
  await isStored(page, `/test/${id}`, '/campus-estudio/descargas');
  await isScriptStored(page, 'calendar-page-main');
  await context.setOffline(true);
  await page.keyboard.press('1');
  await expect(inMap(page, 'Pregunta 1, respondida')).toBeVisible();

  await page.goto('/campus-estudio/descargas');
  await page.getByRole('link', { name: 'Calendario', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No hay conexión' })).toBeVisible();
  await page.goto('/campus-estudio/descargas');
  const signOut = async () => {
    await page.getByRole('button', { name: 'Abrir el menú de tu cuenta' }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  };
  await signOut();
  const question = page.getByRole('alertdialog', { name: 'Hay algo sin enviar' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(question).toHaveCount(0);
  await signOut();
  await question.getByRole('button', { name: 'Cerrar sesión y perderlo' }).click();

  const left = () =>
    page.evaluate(async () => {
      const inStore = (name: string, store: string) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onupgradeneeded = () => opening.result.createObjectStore(store);
          opening.onsuccess = () => {
            const count = opening.result.transaction(store).objectStore(store).count();
            count.onsuccess = () => resolve(count.result);
          };
        });
      return {
        caches: (await caches.keys()).filter((name) => name.startsWith('pages:')),
        works: await inStore('atalaya-exam-work', 'exams'),
        papers: await inStore('atalaya-exam-papers', 'exams'),
        downloads: await inStore('atalaya-downloads', 'downloads'),
      };
    });
  await expect.poll(left).toEqual({ caches: [], works: 0, papers: 0, downloads: 0 });

  // The sign-out reaches the server before another user signs in.
  await context.setOffline(false);
  await page.goto('/planes');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('atalaya.signed-out'))).toBeNull();
  await newCandidate(page);
  await page.goto('/campus-estudio/descargas');
  await expect(page.getByText('Aún no has descargado nada')).toBeVisible();
  await page.goto(`/test/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desde aquí no se ve esa página');
});
