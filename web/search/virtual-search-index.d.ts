declare module 'virtual:search-index' {
  import type { SearchEntry } from '@atalaya/core/search/entry';
  export const paths: string[];
  export const topics: SearchEntry[];
}
