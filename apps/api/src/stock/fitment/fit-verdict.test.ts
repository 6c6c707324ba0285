import { expect, it } from 'vitest'
import { fitVerdict } from './fit-verdict.ts'

it.each([
  ['nothing said', { anything: false, years: null }, 'no-data'],
  ['other trims only', { anything: true, years: null }, 'does-not-fit'],
  ['the trim, that year', { anything: true, years: [2012, 2013] }, 'fits'],
  ['the trim, other years', { anything: true, years: [2011, 2012, 2014] }, 'does-not-fit'],
  ['the trim in its first year', { anything: true, years: [2013] }, 'fits'],
] as const)('%s', (_, said, verdict) => {
  expect(fitVerdict(said, 2013)).toBe(verdict)
})
