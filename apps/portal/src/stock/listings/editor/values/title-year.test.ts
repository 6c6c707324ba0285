import { expect, it } from 'vitest'
import type { ListingValues } from './listing-values.ts'
import { withTitleOfYear } from './title-year.ts'

function titleAfter(pTitle: string, before: string, chosen: string): string {
  const part = withTitleOfYear({ pTitle, sYear: before } as ListingValues, { sYear: chosen })
  expect(part.sYear).toBe(chosen)
  return part.pTitle ?? pTitle
}

it.each([
  ['a year is chosen', 'Toyota Vitz', '', '2014', '2014 Toyota Vitz'],
  ['another is chosen', '2014 Toyota Vitz', '2014', '2015', '2015 Toyota Vitz'],
  ['the title was typed with a year', 'Toyota Vitz 2013', '', '2014', 'Toyota Vitz 2013'],
  ['it begins with another than was chosen', '2013 Vitz', '2014', '2015', '2013 Vitz'],
  ['a model number is no year', 'Mazda 20145', '', '2014', '2014 Mazda 20145'],
  ['no year is chosen any more', '2014 Toyota Vitz', '2014', '', '2014 Toyota Vitz'],
  ['there is no title', '', '', '2014', ''],
  ['it would be too long', 'x'.repeat(148), '', '2014', 'x'.repeat(148)],
])('%s', (_, title, before, chosen, expected) => {
  expect(titleAfter(title, before, chosen)).toBe(expected)
})

it('other changes leave the title alone', () => {
  const values = { pTitle: 'Toyota Vitz', sYear: '2014' } as ListingValues
  expect(withTitleOfYear(values, { sColour: 'white' })).toEqual({ sColour: 'white' })
})
