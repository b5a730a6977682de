import type { Placed, PlacedPage } from '../../platform/content-fault.ts';
import type {
  Author,
  BareLimit,
  BlogPostHead,
  Flashcard,
  Law,
  LegalPageHead,
  ListenHead,
  Question,
  Scheme,
  Term,
  TopicHead,
  TrueFalse,
} from './content.contract.ts';

export type TopicContent = {
  folder: string;
  head: PlacedPage<TopicHead>;
  questions: readonly Placed<Question>[];
  trueFalse: readonly Placed<TrueFalse>[];
  flashcards: readonly Placed<Flashcard>[];
  terms: readonly Placed<Term>[];
  scheme: Placed<Scheme> | null;
  listen: PlacedPage<ListenHead> | null;
};

export type ContentLibrary = {
  laws: readonly Placed<Law>[];
  bareLimits: readonly Placed<BareLimit>[];
  topics: readonly TopicContent[];
  posts: readonly PlacedPage<BlogPostHead>[];
  authors: readonly Placed<Author>[];
  legalPages: readonly PlacedPage<LegalPageHead>[];
};
