import { expect, it } from 'vitest'
import type { ListingValues } from './listing-values.ts'
import { withYear } from './title-year.ts'

function titleAfter(pTitle: string, before: string, chosen: string): string {
  const part = withYear({ pTitle, sYear: before } as ListingValues, { sYear: chosen })
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
  expect(withYear(values, { sColour: 'white' })).toEqual({ sColour: 'white' })
})

it.each([
  ['a year is typed in front', 'Toyota Vitz', '', '2014 Toyota Vitz', '2014'],
  ['it is corrected in the title', '2013 Vitz', '2013', '2014 Vitz', '2014'],
  ['another year was chosen', '2013 Vitz', '2014', '2015 Vitz', '2014'],
  ['a model number stands in front', 'Vitz', '', '20145 Vitz', ''],
  ['the year stands elsewhere', 'Peugeot', '', 'Peugeot 2008', ''],
  ['a figure may follow', 'Vitz', '', '2014', ''],
])('the title names the year: %s', (_, pTitle, sYear, title, expected) => {
  const part = withYear({ pTitle, sYear } as ListingValues, { pTitle: title })
  expect(part.pTitle).toBe(title)
  expect(part.sYear ?? sYear).toBe(expected)
})
