import { protocolPath, type ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../platform/page-meta';

export const protocolHead = (
  { id, title, name, description }: ShownProtocol,
  origin: string,
): MetaDescriptor[] => pageMeta({ origin, path: protocolPath(id), title, description, crumb: name });

/** Both views have the canonical address of the list. */
export const catalogueHead = (origin: string): MetaDescriptor[] =>
  pageMeta({
    origin,
    path: '/protocolos',
    title: 'Protocolos policiales paso a paso',
    description:
      'VioGén, accidentes, detención, habeas corpus, identificación, alcoholemia y más: árboles de decisión con su base legal, sin conexión y con casos para entrenar.',
    crumb: 'Protocolos',
  });
