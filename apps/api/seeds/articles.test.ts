import { type Language, languages, offeredLanguages, sourceLanguage } from '@bandari/i18n'
import { describe, expect, it } from 'vitest'
import { articles } from './articles.data.ts'
import { readContent, titles } from './load-articles.ts'

const written = Object.keys(titles) as (keyof typeof titles)[]

it('is told of the articles of the demo shop in every language on offer', () => {
  const others = offeredLanguages.filter((language) => language !== sourceLanguage)
  expect(written).toEqual(expect.arrayContaining(others))
})

describe.each(written)('an article of the demo shop in %s', (language) => {
  it.each(articles)('has the parts, links and figures of the English: $slug', async ({ slug }) => {
    const english = await readContent(slug)
    const text = await readContent(slug, language)
    expect(tags(text)).toEqual(tags(english))
    expect(figures(text, language)).toEqual(figures(english, sourceLanguage))
  })

  it.each(articles)('fits where the English fits: $slug', ({ slug, title, summary }) => {
    const said = titles[language][slug]
    expect(said.title.length).toBeLessThanOrEqual(1.25 * title.length)
    expect(said.summary.length).toBeLessThanOrEqual(1.25 * summary.length)
  })
})

function tags(html: string): string[] {
  return html.match(/<[^>]+>/g) ?? []
}

/** The numbers in digits, in no order, because a sentence turns round: `1,200` and `1 200` are 1200, `1.8` and `1,8` 1.8. */
function figures(html: string, language: Language): number[] {
  const { group, decimal } = languages[language].marks
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(new RegExp(`(?<=\\d)[${group}](?=\\d{3})`, 'g'), '')
    .replaceAll(new RegExp(`(?<=\\d)[${decimal}](?=\\d)`, 'g'), '.')
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).toSorted((a, b) => a - b)
}
