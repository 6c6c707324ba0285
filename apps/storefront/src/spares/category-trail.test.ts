import type { CategoryNode } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { isRoot, trailTo } from './category-trail.ts'

function node(id: number, text: string, children: CategoryNode[] = []): CategoryNode {
  const slug = text.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-')
  return { id, text, slug, level: 2, count: 0, has_children: children.length > 0, children }
}

const tree = [
  node(2, 'Braking', [node(3, 'Disc Brakes', [node(4, 'Brake Pads'), node(5, 'Brake Discs')])]),
  node(6, 'Engine', [node(7, 'Timing & Belts', [node(8, 'Timing Belts')])]),
]

describe('trailTo', () => {
  it.each([
    ['Braking', undefined, [2]],
    ['Brake Pads', undefined, [2, 3, 4]],
    ['brake pads', undefined, [2, 3, 4]],
    ['brake-discs', undefined, [2, 3, 5]],
    ['Timing & Belts', undefined, [6, 7]],
    ['Timing Belts', undefined, [6, 7, 8]],
    ['Braking', '8', [6, 7, 8]],
    ['Flux Capacitors', undefined, null],
    ['Braking', '99', null],
    ['Braking', 'x', null],
    ['', undefined, null],
  ])('"%s", %s: %j', (slug, id, expected) => {
    expect(trailTo(tree, { slug, id })?.map((found) => found.id) ?? null).toEqual(expected)
  })
})

describe('isRoot', () => {
  it.each([
    [undefined, undefined, true],
    ['Vehicle Parts & Accessories', undefined, true],
    ['vehicle-parts-and-accessories', undefined, true],
    ['Vehicle Parts & Accessories', '8', false],
    ['Braking', undefined, false],
  ])('%s, %s: %s', (slug, id, expected) => {
    expect(isRoot({ slug, id })).toBe(expected)
  })
})
