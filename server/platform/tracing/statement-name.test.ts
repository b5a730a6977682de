import { expect, it } from 'vitest';
import { statementName } from './statement-name';

it.each([
  ['select "id" from "exam" where "exam"."user_id" = $1', 'SELECT exam'],
  ['insert into "review_log" ("id") values ($1)', 'INSERT review_log'],
  ['update "user" set "bio" = $1', 'UPDATE user'],
  ['\n    with due as (select * from study_item) select * from due', 'WITH study_item'],
  ["delete from session where email = 'someone@atalaya.example'", 'DELETE session'],
  ['begin', 'BEGIN'],
  ['select pg_advisory_lock($1)', 'SELECT'],
  ['', 'QUERY'],
])('names %j as %s', (text, name) => {
  expect(statementName(text).name).toBe(name);
});
