import { expect, it } from 'vitest'
import { formatYears } from './years.ts'

it.each([
  [[], ''],
  [[2014], '2014'],
  [[2010, 2011], '2010–2011'],
  [[2010, 2011, 2012, 2015], '2010–2012, 2015'],
  [[2015, 2012, 2010, 2011], '2010–2012, 2015'],
  [[2015, 2015, 2016], '2015–2016'],
  [[1999, 2001, 2003], '1999, 2001, 2003'],
])('%j is "%s"', (years, words) => {
  expect(formatYears(years)).toBe(words)
})
