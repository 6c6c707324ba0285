import { expect, test } from 'vitest'
import { pathOfItemForm } from './item-form.ts'

test.each([
  ['q=car+radio', '/partner-one-search/car%20radio/0/0/1/b'],
  ['q=+radio+&min=500&max=1000&sort=d', '/partner-one-search/radio/500/1000/1/d'],
  ['q=radio&sort=b&sort=a', '/partner-one-search/radio/0/0/1/a'],
  ['q=radio&min=1000&max=500', '/partner-one-search/radio/500/1000/1/b'],
  ['q=radio&min=1000&max=0', '/partner-one-search/radio/1000/0/1/b'],
  ['q=radio&min=lots&max=-1&sort=x', '/partner-one-search/radio/0/0/1/b'],
  ['q=shirt&type=mens-fashion', '/partner-one-search-cat/shirt/0/0/1/b/mens-fashion'],
  ['q=shirt&type=', '/partner-one-search/shirt/0/0/1/b'],
  ['q=shirt&type=Not+one!', '/partner-one-search/shirt/0/0/1/b'],
  ['q=+', null],
  ['', null],
])('%s leads to %s', (fields, path) => {
  expect(pathOfItemForm(new URLSearchParams(fields))).toBe(path)
})
