import type { BandariClient, SupportArticle } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let visitor: BandariClient
let editor: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  visitor = await world.as(null)
  editor = await world.as('content')
})
afterAll(() => world.close())

async function write(wish: Partial<SupportArticle> = {}): Promise<SupportArticle> {
  const { data, error } = await editor.POST('/support/articles', {
    body: {
      title: 'Ports in the rain',
      summary: 'When it rains.',
      content: '<p>Wait.</p>',
      ...wish,
    },
  })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

function save(article: SupportArticle, changed: Partial<SupportArticle>) {
  const params = { path: { id: article.id } }
  return editor.PUT('/support/articles/{id}', { params, body: { ...article, ...changed } })
}

async function saved(article: SupportArticle, changed: Partial<SupportArticle>) {
  const { data, error } = await save(article, changed)
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

describe('an article in several languages', () => {
  const french = { title: 'Les ports', summary: 'Quand il pleut.', content: '<p>Attendez.</p>' }

  async function read(article: SupportArticle, language?: string) {
    const query = { aid: article.id, ...(language === undefined ? {} : { language }) }
    const { data } = await visitor.GET('/article-list/', { params: { query } })
    return [data].flat()[0]!
  }

  it('is read in the language of the page, or else in English', async () => {
    const article = await write({ status: 'published', texts: { fr: french } })
    const { title, summary, content } = article
    expect(article.texts).toEqual({ fr: { ...french, picture_alt: null } })
    const languages = ['en', 'fr']
    expect(await read(article, 'fr')).toMatchObject({ ...french, language: 'fr', languages })
    const english = { title, summary, content, language: 'en', languages }
    for (const language of ['sw', 'xx', 'en', undefined])
      expect(await read(article, language)).toMatchObject(english)
    const query = { sid: 'kes', language: 'fr' } as const
    const { data: list } = await visitor.GET('/article-list/', { params: { query } })
    const listed = [list ?? []].flat().find(({ id }) => id === article.id)
    expect(listed).toMatchObject({ ...french, slug: article.slug })
  })

  it('is spaced in French as French is, and kept as it was written', async () => {
    const written = {
      title: 'Payer : comment ?',
      summary: '« Tout » à 20%',
      content: '<p>Prix : <a href="https://a.example/?b=1" rel="noopener">ici</a> ?</p>',
    }
    const article = await write({ status: 'published', texts: { fr: written, pt: written } })
    expect(article.texts['fr']).toEqual({ ...written, picture_alt: null })
    expect(await read(article, 'fr')).toMatchObject({
      title: 'Payer\u00a0: comment\u202f?',
      summary: '«\u00a0Tout\u00a0» à 20\u202f%',
      content: '<p>Prix\u00a0: <a href="https://a.example/?b=1" rel="noopener">ici</a>\u202f?</p>',
    })
    expect(await read(article, 'pt')).toMatchObject({ title: written.title })
  })

  it('keeps its texts where they are not mentioned, and loses those that are left out', async () => {
    const article = await write({ texts: { fr: french, sw: { ...french, title: 'Bandari' } } })
    const { texts: _, ...rest } = article
    const kept = await saved(rest as SupportArticle, { summary: 'Rain.' })
    expect(Object.keys(kept.texts).toSorted()).toEqual(['fr', 'sw'])
    const blank = { title: null, summary: '', content: '<p></p>' }
    const left = await saved(kept, { texts: { fr: blank, sw: kept.texts['sw']! } })
    expect(Object.keys(left.texts)).toEqual(['sw'])
  })

  it('is whole in each of them, and in none that nobody knows', async () => {
    const article = await write()
    const half = await save(article, { texts: { fr: { ...french, content: '' } } })
    expect(half.response.status).toBe(400)
    expect(half.error).toMatchObject({
      texts: { fr: { content: ['This field may not be blank.'] } },
    })
    for (const language of ['en', 'xx']) {
      const strange = await save(article, { texts: { [language]: french } })
      expect(strange.error).toMatchObject({ texts: { [language]: [expect.any(String)] } })
    }
  })

  it('holds in each of them only what it may', async () => {
    const content = '<p>Attendez.</p><script>alert(1)</script>'
    const article = await write({ status: 'published', texts: { fr: { ...french, content } } })
    expect(article.texts['fr']?.content).toBe('<p>Attendez.</p>')
    await world.db.updateTable('article_texts').set({ content }).execute()
    expect((await read(article, 'fr')).content).toBe('<p>Attendez.</p>')
  })

  it('is found by staff by its words in any of them', async () => {
    const article = await write({ texts: { fr: { ...french, title: 'Une grue bien rare' } } })
    const query = { filter: JSON.stringify({ q: 'grue bien' }) }
    const { data } = await editor.GET('/support/articles', { params: { query } })
    expect(data?.map(({ id }) => id)).toEqual([article.id])
  })
})
