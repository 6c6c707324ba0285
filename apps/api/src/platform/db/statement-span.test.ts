import { expect, test } from 'vitest'
import { statementSpan, statementName } from './statement-span.ts'

test.each([
  ['select "id" from "orders" where "number" = $1', 'select orders'],
  ['insert into "order_lines" ("id") values ($1)', 'insert order_lines'],
  ['update only accounts set name = $1', 'update accounts'],
  ['delete from "sessions" where "token_hash" = $1', 'delete sessions'],
  ['\n  with due as (select id from outbox limit 1) select * from due', 'with outbox'],
  ['-- what is due\nselect 1 from graphile_worker.jobs', 'select graphile_worker.jobs'],
  ['select extract(epoch from now()) from outbox', 'select outbox'],
  [`select 'from nobody@example.com'::text from mails`, 'select mails'],
  ['commit', 'commit'],
  ['', 'statement'],
])('%s is called %s', (text, name) => {
  expect(statementName(text)).toBe(name)
})

test('a statement is told only as a part of what asks for it', () => {
  expect(statementSpan('select 1 from ports')).toEqual({
    name: 'select ports',
    side: 'client',
    isChildOnly: true,
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': 'select ports' },
  })
})
