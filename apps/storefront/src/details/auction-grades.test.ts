import { auctionGrades } from '@bandari/api/src/stock/listings/options.data.ts'
import { expect, it } from 'vitest'
import { meaningOf } from './auction-grades.ts'

it.each(auctionGrades)('the grade %s, which sellers can choose, is explained', (grade) => {
  expect(meaningOf(grade)).not.toBeNull()
})

it('a grade that nobody has told us of is not explained', () => {
  expect(meaningOf('4.75')).toBeNull()
})
