import { expect, it } from 'vitest'
import { spareCategories } from '../reference/spares.ts'
import { drawingOf, drawnTitles } from './drawn-parts.data.ts'

const titles = new Set(spareCategories.flatMap((category) => category.titles))

it('a drawing stands for parts that the tree of spares has', () => {
  expect(drawnTitles.filter((title) => !titles.has(title))).toEqual([])
})

it.each(['Tonneau Cover', 'Roof Bars', 'Front Brake Pads', 'Front Bumper', 'Headlight Pair'])(
  'no drawing promises a part that it does not show: %s',
  (title) => {
    expect(titles.has(title)).toBe(true)
    expect(drawingOf(title)).toBeNull()
  },
)
