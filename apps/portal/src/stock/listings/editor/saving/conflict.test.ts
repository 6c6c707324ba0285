import { describe, expect, it } from 'vitest'
import { differencesOf, merge } from './conflict.ts'
import { valueNames } from '../values/listing-fields.ts'
import type { ListingValues } from '../values/listing-values.ts'

const base = {
  ...Object.fromEntries(valueNames.map((name) => [name, ''])),
  publish: 'draft',
  pTitle: 'Vitz',
  pPrice: '780000',
} as ListingValues

const questions = (mine: Partial<ListingValues>, theirs: Partial<ListingValues>) =>
  differencesOf({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })

describe('two tabs', () => {
  it.each([
    ['neither changed anything', {}, {}],
    ['only this one changed something', { pTitle: 'Vitz F' }, {}],
    ['both wrote the same', { pTitle: 'Vitz F' }, { pTitle: 'Vitz F' }],
  ])('%s: there is nothing to ask', (_, mine, theirs) => {
    expect(questions(mine, theirs)).toEqual([])
  })

  it('what only the other changed is theirs unless one says otherwise', () => {
    expect(questions({ pTitle: 'Vitz F' }, { pPrice: '790000' })).toEqual([
      { name: 'pPrice', theirs: '790000', mine: '780000', suggested: 'theirs' },
    ])
  })

  it('what both changed is this one’s unless one says otherwise', () => {
    expect(questions({ pTitle: 'Vitz F' }, { pTitle: 'Vitz U' })).toEqual([
      { name: 'pTitle', theirs: 'Vitz U', mine: 'Vitz F', suggested: 'mine' },
    ])
  })

  it('going live in the other tab is a question too', () => {
    expect(questions({}, { publish: 'live' })).toEqual([
      { name: 'publish', theirs: 'live', mine: 'draft', suggested: 'theirs' },
    ])
  })

  it('merging takes what was chosen and loses nothing else', () => {
    const mine = { ...base, pTitle: 'Vitz F', subtitle: 'One owner' }
    const theirs = { ...base, pTitle: 'Vitz U', pPrice: '790000' }
    expect(merge(mine, theirs, { pTitle: 'mine', pPrice: 'theirs' })).toEqual({
      ...base,
      pTitle: 'Vitz F',
      subtitle: 'One owner',
      pPrice: '790000',
    })
  })
})
