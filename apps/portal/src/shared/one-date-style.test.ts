import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = new URL('..', import.meta.url).pathname

/** Where days and moments are printed: all screens ask one of these, and both print alike. */
const formatters = ['shared/dates.ts', 'shared/specified-dates.ts', 'shared/format.ts']

/** Other ways to print a date. */
const others =
  /toLocale(Date|Time)String\(|new Intl\.DateTimeFormat|formatLongDate|formatDateTime|\blongDate\b|from 'moment/

it('each day and moment of the portal is printed by one formatter', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file) && !formatters.includes(file))
    .filter((file) => others.test(readFileSync(`${source}/${file}`, 'utf8')))
  expect(found).toEqual([])
})
