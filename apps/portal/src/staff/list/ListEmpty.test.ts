import { expect, it } from 'vitest'
import { noMatch } from './ListEmpty.tsx'

it('says that there is nothing yet where nothing was asked for', () => {
  const empty = noMatch('staffTariffs.noMatch', 'staffTariffs.tryOther')
  if (typeof empty !== 'function') throw new Error('It depends on the filters')
  expect(empty({}).title).toBe('staff.nothingYet')
  expect(empty({ q: 'Durban' })).toEqual({
    title: 'staffTariffs.noMatch',
    words: 'staffTariffs.tryOther',
  })
})
