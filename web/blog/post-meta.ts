import type { Answer } from '@atalaya/core/api';
import { brand } from '@atalaya/core/brand';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../platform/page-meta';

export function postMeta(post: Answer<'GET /api/blog/posts/:id'>, origin: string): MetaDescriptor[] {
  const path = `/blog/${post.id}`;
  const image = {
    path: post.featuredImage.replace(/\.svg$/, '.png').replace(/\.webp$/, '.jpg'),
    alt: post.featuredImageAlt || post.category.name,
  };
  return pageMeta({
    origin,
    path,
    title: post.title,
    description: post.excerpt,
    image,
    data: [
      {
        '@type': 'Article',
        headline: post.title,
        description: post.excerpt,
        image: [origin + image.path],
        datePublished: post.createdAt,
        dateModified: post.updatedAt,
        inLanguage: 'es-ES',
        articleSection: post.category.name,
        keywords: post.tags.join(', '),
        mainEntityOfPage: origin + path,
        author: { '@type': 'Person', name: post.author.username, jobTitle: post.author.currentRank },
        publisher: {
          '@type': 'Organization',
          name: brand.name,
          logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: 'Blog', item: `${origin}/blog` },
          { '@type': 'ListItem', position: 3, name: post.title, item: origin + path },
        ],
      },
    ],
  });
}
