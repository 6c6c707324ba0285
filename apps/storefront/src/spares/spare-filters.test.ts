import { describe, expect, it } from 'vitest'
import {
  noSpareFilters,
  readSpareFilters,
  spareFiltersCall,
  writeSpareFilters,
} from './spare-filters.ts'

const read = (text: string) => readSpareFilters(new URLSearchParams(text))

describe('the filters of the spares', () => {
  it.each([
    ['', {}],
    ['words=+front+hilux+', { words: 'front hilux' }],
    ['place=Nairobi', { place: 'Nairobi' }],
    ['condition=used-tested&by=cheapest', { condition: 'used-tested', by: 'cheapest' }],
    ['min=1000&max=9000', { min: 1000, max: 9000 }],
    ['min=9000&max=1000', { min: 1000, max: 9000 }],
    ['min=9000&max=', { min: 9000 }],
    ['min=-1&max=1e5&condition=%27&by=door', {}],
  ])('%s', (text, filters) => {
    expect(read(text)).toEqual({ ...noSpareFilters, ...filters })
  })

  it('there and back', () => {
    const all = {
      words: 'a & b',
      place: 'Nairobi',
      condition: 'refurbished',
      min: 5,
      max: 70,
      by: 'dearest',
    } as const
    expect(read(new URLSearchParams(writeSpareFilters(all)).toString())).toEqual(all)
    expect(writeSpareFilters(noSpareFilters)).toEqual({})
  })

  it('are the parameters of the call', () => {
    expect(spareFiltersCall({ ...noSpareFilters, words: 'abs', max: 900, by: 'cheapest' })).toEqual(
      {
        search: 'abs',
        price__range: '__900',
        ordering: 'price',
      },
    )
    expect(spareFiltersCall(noSpareFilters)).toEqual({})
  })
})
