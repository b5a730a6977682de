import type { Db } from '../platform/db';
import { blogAuthor, blogPost } from './blog.tables';

let serial = 0;

/** A complete published post with its author. */
export async function makePost(db: Db, given: Partial<typeof blogPost.$inferInsert> = {}) {
  serial += 1;
  const now = new Date('2026-11-01T10:00:00.000Z');
  const author = given.author ?? 'ana';
  await db
    .insert(blogAuthor)
    .values({
      id: author,
      name: 'Ana Ruiz',
      role: 'Inspectora',
      bio: 'Enseña.',
      avatar: 'irene-soto.svg',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  const [row] = await db
    .insert(blogPost)
    .values({
      id: serial,
      slug: `2026-11-01-entrada-${serial}`,
      title: `Entrada ${serial}`,
      excerpt: 'Breve.',
      category: 'Derecho',
      tags: ['plazos'],
      author,
      date: '2026-11-01',
      sticky: false,
      image: 'derecho.svg',
      body: 'Primer párrafo con **negrita**.\n\n## Los plazos\n\nSetenta y dos horas.\n\n## Los derechos\n\nAsistencia letrada.',
      createdAt: now,
      updatedAt: now,
      ...given,
    })
    .returning();
  if (!row) throw new Error('the post was not written');
  return row;
}
