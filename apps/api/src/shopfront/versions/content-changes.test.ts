import { describe, expect, it } from 'vitest'
import { changesOf } from './content-changes.ts'
import type { ArticleContent, ListedVehicle } from './content.ts'

const article: ArticleContent = {
  slug: 'rain',
  title: 'Rain',
  summary: 'When it rains.',
  content: '<p>Wait.</p>',
  picture_alt: 'A quay',
  texts: {
    sw: { title: 'Mvua', summary: 'Ikinyesha.', content: '<p>Subiri.</p>', picture_alt: null },
  },
  status: 'draft',
  published_at: null,
  ends_at: null,
  picture: 'a'.repeat(32),
  picture_decorative: false,
}
const swahili = article.texts.sw!

describe('of an article', () => {
  it.each([
    ['nothing', article, []],
    ['its text', { ...article, content: '<p>Go.</p>' }, [{ what: 'content' }]],
    ['its address', { ...article, slug: 'sun' }, [{ what: 'address' }]],
    ['what its picture shows', { ...article, picture_alt: 'A crane' }, [{ what: 'picture' }]],
    ['decoration', { ...article, picture_decorative: true }, [{ what: 'picture' }]],
    [
      'when it is shown',
      {
        ...article,
        status: 'published',
        published_at: '2026-12-01T00:00:00.000Z',
        ends_at: '2027-01-01T00:00:00.000Z',
      },
      [{ what: 'state' }, { what: 'starts' }, { what: 'ends' }],
    ],
    [
      'a title in Swahili, and a French text',
      { ...article, texts: { fr: swahili, sw: { ...swahili, title: 'Mvua kubwa' } } },
      [
        { what: 'translated', language: 'fr' },
        { what: 'title', language: 'sw' },
      ],
    ],
    ['a language less', { ...article, texts: {} }, [{ what: 'untranslated', language: 'sw' }]],
  ] as const)('%s', (_, after, changes) => {
    expect(changesOf(article, after)).toEqual(changes)
  })

  it('the first version was written', () => {
    expect(changesOf(null, article)).toEqual([{ what: 'written' }])
  })
})

const list = (...ids: number[]): ListedVehicle[] =>
  ids.map((product_id) => ({ product_id, shelf: null, starts_at: null, ends_at: null }))

describe('of a list', () => {
  it.each([
    ['nothing', list(1, 2, 3), []],
    ['one that was added', list(1, 2, 3, 4), [{ what: 'added', product_id: 4 }]],
    ['one that was removed', list(2, 3), [{ what: 'removed', product_id: 1 }]],
    ['one that was moved past others', list(2, 3, 1), [{ what: 'moved', product_id: 1 }]],
    [
      'one that is shown later',
      list(1, 2, 3).map((one) =>
        one.product_id === 2 ? { ...one, starts_at: '2026-12-01T00:00:00.000Z' } : one,
      ),
      [{ what: 'scheduled', product_id: 2 }],
    ],
  ])('%s', (_, after, changes) => {
    expect(changesOf(list(1, 2, 3), after)).toEqual(changes)
  })

  it('the same vehicle on another shelf is another entry', () => {
    const [one] = list(1)
    const before = [{ ...one!, shelf: 'suv' as const }]
    const after = [{ ...one!, shelf: 'sedan' as const }]
    expect(changesOf(before, after)).toEqual([
      { what: 'added', product_id: 1 },
      { what: 'removed', product_id: 1 },
    ])
  })
})
