import { expect, test } from 'vitest'
import { isLocalPath } from './next-path.ts'

test.each([
  ['/', true],
  ['/profile', true],
  ['/vendor/vehicles/12?tab=photos#top', true],
  ['/a//b', true],
  ['/@evil.example', true],
  ['', false],
  ['profile', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
  ['/a\\..\\b', false],
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  ['/\u0000', false],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
])('%j → %s', (next, own) => {
  expect(isLocalPath(next)).toBe(own)
})

test.each(['/profile', '/a//b', '/@evil.example'])('a browser agrees about %j', (next) => {
  expect(new URL(next, 'https://portal.example').origin).toBe('https://portal.example')
})
