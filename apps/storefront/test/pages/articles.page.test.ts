import { unique } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import type { ContentPreviewRequest } from '@bandari/sdk'
import { translatorOf } from '@bandari/i18n/catalogues'
import { screen, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { headOf } from '../heads.ts'
import { follow, headline, path } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { open } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

interface Wish {
  content?: string
  date?: string
}

async function publish({ content, date }: Wish = {}) {
  const mark = unique()
  const title = `Ports in the rain ${mark}`
  const [article] = await shop.sql<{ id: number }>(
    `insert into articles (slug, title, summary, content, status, published_at)
     values ($1, $2, 'What to do when it rains on the quay.', $3, 'published', $4) returning id`,
    [
      `ports-in-the-rain-${mark}`,
      title,
      content ?? '<h2>Roofs</h2><p>Wait under one.</p>',
      date ?? '2019-03-05T22:30:00Z',
    ],
  )
  return { id: article!.id, title, address: `/latest/ports-in-the-rain-${mark}/${article!.id}` }
}

const article = () => screen.getByRole('article')
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href

describe('articles (buyer spec §2, §3)', () => {
  it('the article page shows the date, 5 min read and the formatted content', async () => {
    const { address, title } = await publish()
    await open(address)
    expect(headline()).toBe(title)
    expect(article()).toHaveTextContent('Mar. 5, 2019 · 5 min read')
    expect(within(article()).getByRole('heading', { level: 2 })).toHaveTextContent(/^Roofs$/)
    expect(within(article()).getByText('Wait under one.')).toBeInTheDocument()
  })

  it('an article leads to what each country asks of a car', async () => {
    await open((await publish()).address)
    await follow(within(article()).getByRole('link', { name: t('shell.importGuides') }))
    expect(path()).toBe('/import')
  })

  it('the article is found by the id in the third path segment, whatever the second', async () => {
    const { id, title, address } = await publish()
    await open(`/latest/anything-else/${id}`)
    expect(headline()).toBe(title)
    expect(canonical()).toBe(`${shop.storefront}${address}`)
  })

  it.each(['/latest/news/2000000000', '/latest/news/seven', '/latest/news/0'])(
    '%s: an article that does not exist is not found',
    async (address) => {
      expect(await open(address)).toHaveProperty('status', 404)
      expect(headline()).toBe(t('shell.notFound'))
    },
  )

  it('nothing in an article runs', async () => {
    const { address } = await publish({
      content:
        '<p>Before</p><script>document.title = "taken"</script><img src=x onerror="document.title = 1">' +
        '<p>After <a href="javascript:document.title = 2">this</a></p>',
    })
    // As it came: the document under test is given no scripts at all.
    const html = await (await shop.fetch(`${shop.storefront}${address}`)).text()
    const text = new DOMParser().parseFromString(html, 'text/html').querySelector('article')!
    expect(text.textContent).toContain('After this')
    expect(text.querySelectorAll('script, img, [href^=javascript], [onerror]')).toHaveLength(0)
  })

  it('an article says what it is to search engines', async () => {
    const { address, title } = await publish()
    const { facts } = await headOf(shop, address)
    expect(facts['Article']).toMatchObject({
      headline: title,
      datePublished: '2019-03-05T22:30:00.000Z',
      mainEntityOfPage: `${shop.storefront}${address}`,
    })
  })

  it('all articles are listed, newest first, each with its way there', async () => {
    const { id, title, address } = await publish({ date: new Date().toISOString() })
    onTestFinished(() => void shop.sql('delete from articles where id = $1', [id]))
    await open('/latest')
    const list = within(screen.getByRole('list', { name: t('articles.all') }))
    expect(list.getAllByRole('link').length).toBeGreaterThanOrEqual(11)
    expect(list.getAllByRole('link')[0]).toHaveTextContent(title)
    expect(list.getAllByRole('link')[0]).toHaveAttribute('href', address)
  })
})

describe('an article that is written in French, too', () => {
  async function publishInFrench() {
    const english = await publish()
    const french = `Les ports sous la pluie ${unique()}`
    await shop.sql(
      `insert into article_texts (article_id, language, title, summary, content)
       values ($1, 'fr', $2, 'Que faire quand il pleut sur le quai.', '<p>Attendez sous un toit.</p>')`,
      [english.id, french],
    )
    return { ...english, french }
  }
  const heading = () => screen.getByRole('heading', { level: 1 })

  it('is read in French there, in the list and on its page', async () => {
    const { address, french } = await publishInFrench()
    await open('/fr/latest')
    await follow(screen.getByRole('link', { name: french }))
    expect(path()).toBe(`/fr${address}`)
    expect(headline()).toBe(french)
    expect(heading()).not.toHaveAttribute('lang')
    expect(within(article()).getByText('Attendez sous un toit.')).toBeInTheDocument()
    expect(article()).not.toHaveTextContent(translatorOf('fr').t('articles.writtenInEnglish'))
    expect(canonical()).toBe(`${shop.storefront}/fr${address}`)
  })

  it('is English elsewhere, which is said and marked', async () => {
    const { address, title } = await publishInFrench()
    await open(`/sw${address}`)
    expect(headline()).toBe(title)
    expect(heading()).toHaveAttribute('lang', 'en')
    expect(article()).toHaveTextContent(translatorOf('sw').t('articles.writtenInEnglish'))
    expect(canonical()).toBe(`${shop.storefront}${address}`)
    await open(address)
    expect(headline()).toBe(title)
    expect(heading()).not.toHaveAttribute('lang')
  })
})

describe('a preview', () => {
  async function previewOf(article: ContentPreviewRequest['article']) {
    const editor = shop.clientWith(await shop.tokenOf('content'))
    const { data } = await editor.POST('/support/content-previews', {
      body: { subject: 'article', article },
    })
    return data!.pages.map(({ url }) => url.slice(shop.storefront.length))
  }

  it('is the real page, in each language, that nobody keeps, lists or refers to', async () => {
    const swahili = { title: 'Bandari mvuani', summary: 'Mvua.', content: '<p>Subiri.</p>' }
    const [english, local] = await previewOf({
      title: 'Not yet out',
      summary: 'Soon.',
      content: '<h2>Later</h2><p>Wait.</p>',
      texts: { sw: swahili },
    })
    const { headers } = await open(english!)
    expect(headline()).toBe('Not yet out')
    expect(within(article()).getByRole('heading', { level: 2 })).toHaveTextContent('Later')
    expect(screen.getByRole('note')).toHaveTextContent(/^Preview: /)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    await open(local!)
    expect(headline()).toBe('Bandari mvuani')
    expect(screen.getByRole('note')).toHaveTextContent(/^Onyesho la awali/)
    expect(await open(english!.replace(/\?.*/, ''))).toHaveProperty('status', 404)
  })

  it('under a token that was made up, or has ended, shows nothing', async () => {
    const { address, title } = await publish()
    const answer = await open(`${address}?preview=made-up`)
    expect(answer.status).toBe(403)
    expect(document.body).toHaveTextContent('This preview has ended.')
    expect(document.body).not.toHaveTextContent(title)
  })
})

it('a picture says in the language of the page what it shows, or is passed by', async () => {
  const { id, address } = await publish()
  const [media] = await shop.sql<{ id: number }>(
    `select id from media where kind = 'photo' or kind = 'drawing' limit 1`,
  )
  const show = (decorative: boolean) =>
    shop.sql(
      `update articles set picture_media_id = $2, picture_decorative = $3, picture_alt = 'A quay in the rain' where id = $1`,
      [id, media!.id, decorative],
    )
  await show(false)
  await open(`${address}?said`)
  expect(within(article()).getByRole('img', { name: 'A quay in the rain' })).toBeInTheDocument()
  await show(true)
  await open(`${address}?decorative`)
  expect(within(article()).queryByRole('img')).toBeNull()
  expect(article().querySelector('img')).toHaveAttribute('alt', '')
})
