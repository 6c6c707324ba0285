import { expect, it } from 'vitest'
import { findTests, missingTests, specificationPage, storedPage } from './specification.ts'
import { readTestTitles, titlesIn } from './test-titles.ts'

const tests = readTestTitles()

it('reads the titles of tests, groups, tables and steps', () => {
  const source = `
    test.describe('a basket', () => {
      test.use({ locale: 'sw' })
      it.each([1, 2])('holds %i', () => {})
      test(\`a line of \${name} stays\`, async () => {
        await test.step('for a day', () => {})
      })
    })`
  expect(titlesIn(source)).toEqual([
    'a basket',
    'a basket › holds %i',
    'a basket › a line of … stays',
    'a basket › a line of … stays › for a day',
  ])
  expect(tests.length).toBeGreaterThan(3000)
})

it.each([
  ['a line', ['e2e/shop/basket.e2e.ts']],
  ['@basket', ['e2e/shop/basket.e2e.ts', 'apps/portal/test/screens/basket.screen.test.tsx']],
  ['@portal/basket', ['apps/portal/test/screens/basket.screen.test.tsx']],
  ['@basket: total', ['apps/portal/test/screens/basket.screen.test.tsx']],
  ['@bask', []],
])('%s is found in %j', (reference, files) => {
  const some = [
    { file: 'e2e/shop/basket.e2e.ts', title: 'A line stays' },
    { file: 'apps/portal/test/screens/basket.screen.test.tsx', title: 'the total' },
  ]
  expect(findTests(reference, some).map(({ file }) => file)).toEqual(files)
})

it('has a test for every rule of the specifications', () => {
  expect(missingTests(tests)).toEqual([])
})

it('matches docs/specification.md (pnpm specification)', () => {
  expect(specificationPage(tests) === storedPage()).toBe(true)
})
