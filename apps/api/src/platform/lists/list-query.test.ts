import { describe, expect, it } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { contentRange, readListQuery } from './list-query.ts'

const known = {
  fields: ['id', 'status', 'date_placed'],
  sort: { field: 'id', descending: true },
} as const

function read(parameters: Parameters<typeof readListQuery>[0]) {
  return readListQuery(parameters, known)
}

describe('readListQuery', () => {
  it('has defaults', () => {
    expect(inWords(read({}))).toEqual({
      query: {
        sort: { field: 'id', descending: true },
        range: { first: 0, last: 24 },
        conditions: [],
        q: '',
      },
    })
  })

  it('takes empty lists for none', () => {
    expect(read({ sort: '[]', range: '[]' })).toEqual(read({}))
  })

  it('reads sort, range and text', () => {
    const parameters = { sort: '["status","ASC"]', range: '[25,49]', filter: '{"q":" wanjiru "}' }
    expect(inWords(read(parameters))).toMatchObject({
      query: {
        sort: { field: 'status', descending: false },
        range: { first: 25, last: 49 },
        q: 'wanjiru',
      },
    })
  })

  it.each([
    ['{"status":"Pending"}', [{ field: 'status', operator: 'any', values: ['Pending'] }]],
    ['{"id":[1,2]}', [{ field: 'id', operator: 'any', values: [1, 2] }]],
    ['{"id":[]}', [{ field: 'id', operator: 'any', values: [] }]],
    ['{"status":null}', [{ field: 'status', operator: 'any', values: [null] }]],
    [
      '{"id_gte":3,"id_lte":7}',
      [
        { field: 'id', operator: 'gte', values: [3] },
        { field: 'id', operator: 'lte', values: [7] },
      ],
    ],
    ['{"status_neq":"Shipped"}', [{ field: 'status', operator: 'neq', values: ['Shipped'] }]],
  ])('reads the filter %s', (filter, conditions) => {
    expect(inWords(read({ filter }))).toMatchObject({ query: { conditions } })
  })

  it.each([
    [{ sort: '["colour","ASC"]' }, 'Unknown sort field: colour.'],
    [{ sort: '["constructor","ASC"]' }, 'Unknown sort field: constructor.'],
    [{ sort: '[{"toString":"x"},"ASC"]' }, 'Unknown sort field: {"toString":"x"}.'],
    [{ filter: '{"status":"a\\u0000b"}' }, 'Null characters are not allowed.'],
    [{ filter: '{"q":"\\u0000"}' }, 'Null characters are not allowed.'],
    [{ filter: '['.repeat(5000) + ']'.repeat(5000) }, 'The data is nested too deeply.'],
    [{ sort: '["id","up"]' }, 'sort is a field and ASC or DESC.'],
    [{ sort: '["id"' }, 'sort is not valid JSON.'],
    [{ range: '[0,100]' }, 'A range spans 100 records at most.'],
    [{ range: '[5,4]' }, 'range is the first and the last position.'],
    [{ range: '[-1,4]' }, 'range is the first and the last position.'],
    [{ range: '"x"' }, 'range is the first and the last position.'],
    [{ filter: '{' }, 'filter is not valid JSON.'],
    [{ filter: '[]' }, 'filter is an object.'],
    [{ filter: '{"colour":1}' }, 'Unknown filter: colour.'],
    [{ filter: '{"colour_gte":1}' }, 'Unknown filter: colour_gte.'],
    [{ filter: '{"q":1}' }, 'q is a text.'],
    [{ filter: '{"id":{"x":1}}' }, 'id is a value or an array of values.'],
    [{ filter: '{"id_gte":[1,2]}' }, 'id_gte is one value.'],
    [{ filter: '{"id_lte":null}' }, 'id_lte is one value.'],
  ])('%j: %s', (parameters, problem) => {
    expect(inWords(read(parameters))).toEqual({ problem })
  })
})

describe('contentRange', () => {
  it.each([
    [0, 25, 319, 'orders 0-24/319'],
    [300, 19, 319, 'orders 300-318/319'],
    [0, 0, 0, 'orders */0'],
    [400, 0, 319, 'orders */319'],
  ])('from %d, %d of %d: %s', (first, count, total, text) => {
    expect(contentRange('orders', { first, count, total })).toBe(text)
  })
})
