import { expect, it } from 'vitest'
import { commentOf, tidy, wrap } from './schema-format.ts'

it.each([
  ["CHECK (kind = ANY (ARRAY['a'::text, 'it''s'::text]))", "check (kind in ('a', 'it''s'))"],
  ["CHECK (kind <> ALL (ARRAY['a'::text, 'b'::text]))", "check (kind not in ('a', 'b'))"],
  ['CHECK (length(name) >= 1 AND length(name) <= 60)', 'check (length(name) between 1 and 60)'],
  ['CHECK (level >= 1 AND level <= 5 + extra)', 'check (level >= 1 and level <= 5 + extra)'],
  ['CHECK (least >= 1 AND most <= 5)', 'check (least >= 1 and most <= 5)'],
  ["CHECK (code ~ '^[A-Z]  {3}$'::text)", "check (code ~ '^[A-Z]  {3}$')"],
  ["'{}'::text[]", "'{}'::text[]"],
  ['FOREIGN KEY (order_id) REFERENCES orders(id)', 'foreign key (order_id) references orders (id)'],
  ['CREATE INDEX i ON public.t USING btree ("Mixed" DESC)', 'create index i on t ("Mixed" desc)'],
  ['timestamp with time zone', 'timestamptz'],
])('writes %s as %s', (written, tidied) => {
  expect(tidy(written)).toBe(tidied)
})

it('breaks a long statement at the end of a clause, and never within a string', () => {
  const long = `check (${'a'.repeat(60)} and text = '${'word '.repeat(12)}' or b)`
  expect(wrap(long)).toBe(`check (${'a'.repeat(60)}\n  and text = '${'word '.repeat(12)}' or b)`)
  const text = `x '${'word '.repeat(40)}'`
  expect(wrap(text)).toBe(text)
  expect(wrap('short', '  ')).toBe('  short')
})

it('writes comments of at most 118 characters a line', () => {
  const lines = commentOf('word '.repeat(60).trim()).split('\n')
  expect(lines.length).toBe(3)
  expect(lines.every((line) => line.startsWith('-- word') && line.length <= 118)).toBe(true)
})
