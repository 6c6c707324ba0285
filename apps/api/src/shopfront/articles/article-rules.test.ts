import { describe, expect, it } from 'vitest'
import { articleState, isBlank, publicationDate, slugFor } from './article-rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = new Date('2026-11-21T09:59:59Z')
const after = new Date('2026-11-21T10:00:01Z')

describe('articleState', () => {
  it.each([
    ['draft', null, null, 'draft'],
    ['draft', before, null, 'draft'],
    ['draft', after, null, 'draft'],
    ['published', before, null, 'published'],
    ['published', now, null, 'published'],
    ['published', after, null, 'scheduled'],
    ['published', before, after, 'published'],
    ['published', before, now, 'ended'],
    ['draft', before, now, 'draft'],
  ] as const)('%s from %j until %j is %s', (status, published_at, ends_at, state) => {
    expect(articleState({ status, published_at, ends_at }, now)).toBe(state)
  })
})

describe('publicationDate', () => {
  it.each([
    ['published', null, now],
    ['published', after, after],
    ['published', before, before],
    ['draft', null, null],
    ['draft', after, after],
  ] as const)('%s at %j', (status, published_at, date) => {
    expect(publicationDate({ status, published_at }, now)).toEqual(date)
  })
})

describe('slugFor', () => {
  it.each([
    ['Choosing between RORO and container', 1, 'choosing-between-roro-and-container'],
    ['  Citroën: what’s new?  ', 1, 'citroen-what-s-new'],
    ['Ports', 2, 'ports-2'],
    ['新車', 1, 'article'],
    ['新車', 3, 'article-3'],
    ['x'.repeat(300), 1, 'x'.repeat(255)],
    ['x'.repeat(300), 12, `${'x'.repeat(252)}-12`],
    [`${'x'.repeat(254)} y`, 1, 'x'.repeat(254)],
  ])('%s, attempt %d', (title, attempt, slug) => {
    expect(slugFor(title, attempt)).toBe(slug)
  })
})

describe('isBlank', () => {
  it.each([
    ['', true],
    ['<p></p>', true],
    ['<p> <br /></p>', true],
    ['<p>\u00a0</p>', true],
    ['<p>a</p>', false],
    ['5 &lt; 7', false],
  ])('%j: %j', (html, blank) => {
    expect(isBlank(html)).toBe(blank)
  })
})
