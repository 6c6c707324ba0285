import { expect, it } from 'vitest'
import { redact } from './redact.ts'

const token = 'mYb1tqC0w6lq3cXQ0mJf7cQ1v8d2kz9uKp5hRr4sTtU'
const session = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b'

it.each([
  ['an activation link', `GET /activate/Nw/${token}`, 'GET /activate/Nw/[secret]'],
  ['a link in a language', `/sw/activate/Nw/abc?x=1`, '/sw/activate/Nw/[secret]?x=1'],
  [
    'a reset link',
    `"url":"/password/reset/confirm/Nw/${token}/"`,
    '"url":"/password/reset/confirm/Nw/[secret]/"',
  ],
  [
    'a hand-over code',
    `https://portal.example/sso#code=abc"`,
    'https://portal.example/sso#code=[secret]"',
  ],
  ['a token in an address', '/x?a=1&access_token=ya29.abc&b=2', '/x?a=1&access_token=[secret]&b=2'],
  [
    "staff's filters",
    '/api/support/orders?filter=%7B%22q%22%7D&sort=a',
    '/api/support/orders?filter=[secret]&sort=a',
  ],
  ['a token anywhere', `the code ${token}, again`, 'the code [secret], again'],
  ['a session anywhere', `session ${session}.`, 'session [secret].'],
  [
    'a header',
    `"headers":{"Authorization":"Token ${session}"}`,
    '"headers":{"Authorization":"[secret]"}',
  ],
  ['a header in a sentence', `sent Token ${session}`, 'sent Token [secret]'],
  ['a password', String.raw`"password":"a\"b","x":1`, '"password":"[secret]","x":1'],
  [
    'a refused row',
    '"detail":"Failing row contains (7, Chanda).","code":"23502"',
    '"detail":"[secret]","code":"23502"',
  ],
  ['values', '"parameters":["Chanda",7],"length":3', '"parameters":"[secret]","length":3'],
  [
    'where the shop is connected',
    'smtps://user:pass@mail.example:465',
    'smtps://[secret]@mail.example:465',
  ],
  ['an address', 'to chanda.m+cars@example.co.zm failed', 'to [email] failed'],
  ['an address in a URL', '?to=chanda%40example.com&x', '?to=[email]&x'],
])('%s is not in the log', (_, line, redacted) => {
  expect(redact(line)).toBe(redacted)
})

it.each([
  '{"level":30,"time":"2026-11-22T22:00:00.000Z","requestId":"0b6f4c1e-8f0f-4a53-9c0e-3a1a4c1a2b3c"}',
  '{"req":{"method":"GET","url":"/search/Toyota/Vitz?page=2","host":"localhost:8080","remoteAddress":"127.0.0.1"}}',
  '{"err":{"type":"DatabaseError","message":"duplicate key value violates unique constraint","code":"23505"}}',
  '/media/3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d92cbb2e0e2f2b1c0a5d4f1.webp',
])('%s is left as it is', (line) => {
  expect(redact(line)).toBe(line)
})

it('takes no longer for a long line that nearly matches', () => {
  const line = `"detail":"${'\\"a@'.repeat(20_000)}`
  const started = performance.now()
  redact(line)
  expect(performance.now() - started).toBeLessThan(2000)
})
