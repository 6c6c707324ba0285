import { expect, it } from 'vitest'
import { readCountryFiles } from '../../reference/import-rules.ts'
import { failedVectors } from './vectors.ts'

const files = readCountryFiles()
const zambia = files.find(({ country }) => country.iso2 === 'ZM')!

it('finds nothing to say of the files that there are', () => {
  expect(files.flatMap(failedVectors)).toEqual([])
})

it('names each vector that a changed rule no longer answers', () => {
  const file = structuredClone(zambia)
  const [first] = file.fixtures.duty
  file.eligibility = []
  const failed = failedVectors(file)
  expect(failed).toContain(zambia.fixtures.eligibility.find(({ by }) => by !== null)?.id)
  first!.expect.total_high = '1.00'
  expect(failedVectors(file)).toContain(first!.id)
})

it('names a vector of which nobody can tell the amount', () => {
  const file = structuredClone(zambia)
  const vector = file.fixtures.duty.find(({ values }) => values.cv !== undefined)!
  vector.values.cv = 'much'
  expect(failedVectors(file)).toEqual([vector.id])
})
