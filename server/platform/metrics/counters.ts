import { Counter } from 'prom-client';

/** Counted where it happens; they join a registry only where metrics are served. */
const counter = (name: string, help: string, labelNames: string[]) =>
  new Counter({ name, help, labelNames, registers: [] });

export const cacheReads = counter('atalaya_cache_reads_total', 'Cached responses asked for, by result.', [
  'result',
]);
export const emails = counter('atalaya_emails_total', 'Emails handed to the mail server, by outcome.', [
  'outcome',
]);
export const payments = counter('atalaya_payment_events_total', 'Events of the payment provider, by type.', [
  'type',
]);

export const counters = [cacheReads, emails, payments];
