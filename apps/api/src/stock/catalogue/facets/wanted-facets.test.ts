import { describe, expect, it } from 'vitest'
import { halvesOf, wantedFacets } from './wanted-facets.ts'

describe('halvesOf', () => {
  it.each([
    ['no make', []],
    ['a make of few models', [1, 2, 3]],
    ['a make of many models', Array.from({ length: 107 }, (_, id) => id)],
  ])('with %s, each facet is in one half', (_, models) => {
    const wanted = wantedFacets(['fuel'], models)
    const [some, others] = halvesOf(wanted)
    expect(new Set([...some, ...others])).toEqual(new Set(wanted))
    expect(some.length + others.length).toBe(wanted.length)
    expect(some.length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
  })

  it('most models are counted beside the other facets, the makes being many already', () => {
    const models = Array.from({ length: 107 }, (_, id) => id)
    const [some, others] = halvesOf(wantedFacets([], models))
    expect(some.map(({ dimension }) => dimension)).toContain('make')
    const named = (half: typeof some) => half.filter(({ dimension }) => dimension === 'model')
    expect(named(others).length).toBeGreaterThan(named(some).length)
  })
})
