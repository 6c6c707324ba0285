import { translatorOf } from '@bandari/i18n/catalogues'
import { unique } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Articles (buyer spec §2 home, §3). */

interface Wish {
  content?: string
  date?: string
}

async function publish(shop: Shop, { content, date }: Wish = {}) {
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
  return { id: article!.id, title, path: `/latest/ports-in-the-rain-${mark}/${article!.id}` }
}

test('the article page shows the date, 5 min read and the formatted content', async ({
  page,
  shop,
}) => {
  const { path, title } = await publish(shop)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const article = page.getByRole('article')
  await expect(article).toContainText('Mar. 5, 2019 · 5 min read')
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('Roofs')
  await expect(article.getByText('Wait under one.')).toBeVisible()
})

test('an article leads to what each country asks of a car', async ({ page, shop }) => {
  await page.goto((await publish(shop)).path)
  await picture(page, 'article')
  await page
    .getByRole('article')
    .getByRole('link', { name: t('shell.importGuides') })
    .click()
  await expect(page).toHaveURL(`${shop.storefront}/import`)
})

test('the article is found by the id in the third path segment, whatever the second', async ({
  page,
  shop,
}) => {
  const { id, title, path } = await publish(shop)
  await page.goto(`/latest/anything-else/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${shop.storefront}${path}`,
  )
})

test('an article that does not exist is not found', async ({ page }) => {
  for (const path of ['/latest/news/2000000000', '/latest/news/seven', '/latest/news/0']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: t('shell.notFound') })).toBeVisible()
  }
})

test('nothing in an article runs', async ({ page, shop, complaints }) => {
  const { path } = await publish(shop, {
    content:
      '<p>Before</p><script>document.title = "taken"</script><img src=x onerror="document.title = 1">' +
      '<p>After <a href="javascript:document.title = 2">this</a></p>',
  })
  await page.goto(path)
  await expect(page.getByRole('article')).toContainText('After this')
  await expect(page).toHaveTitle(/^Ports in the rain/)
  expect(await page.getByRole('article').locator('script, img, [href^=javascript]').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('an article says what it is to search engines', async ({ page, shop }) => {
  const { path, title } = await publish(shop)
  await page.goto(path)
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const article = facts.map((text) => JSON.parse(text)).find((fact) => fact['@type'] === 'Article')
  expect(article).toMatchObject({
    headline: title,
    datePublished: '2019-03-05T22:30:00.000Z',
    mainEntityOfPage: `${shop.storefront}${path}`,
  })
})

test('all articles are listed, newest first, each with its way there', async ({ page, shop }) => {
  const { title, path } = await publish(shop, { date: new Date().toISOString() })
  await page.goto('/latest')
  const articles = page.getByRole('list', { name: t('articles.all') }).getByRole('link')
  expect(await articles.count()).toBeGreaterThanOrEqual(11)
  await expect(articles.first()).toHaveText(title)
  await articles.first().click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await shop.sql('delete from articles where title = $1', [title])
})

test.describe('an article that is written in French, too', () => {
  async function publishInFrench(shop: Shop) {
    const article = await publish(shop)
    const title = `Les ports sous la pluie ${unique()}`
    await shop.sql(
      `insert into article_texts (article_id, language, title, summary, content)
       values ($1, 'fr', $2, 'Que faire quand il pleut sur le quai.', '<p>Attendez sous un toit.</p>')`,
      [article.id, title],
    )
    return { ...article, french: title }
  }

  test('is read in French there, in the list and on its page', async ({ page, shop }) => {
    const { path, french } = await publishInFrench(shop)
    await page.goto('/fr/latest')
    await page.getByRole('link', { name: french }).click()
    await expect(page).toHaveURL(new RegExp(`/fr${path}$`))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(french)
    await expect(heading).not.toHaveAttribute('lang')
    const article = page.getByRole('article')
    await expect(article.getByText('Attendez sous un toit.')).toBeVisible()
    await expect(article.getByText(translatorOf('fr').t('articles.writtenInEnglish'))).toHaveCount(
      0,
    )
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${shop.storefront}/fr${path}`,
    )
  })

  test('is English elsewhere, which is said and marked', async ({ page, shop }) => {
    const { path, title } = await publishInFrench(shop)
    await page.goto(`/sw${path}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    await expect(heading).toHaveAttribute('lang', 'en')
    const note = page
      .getByRole('article')
      .getByText(translatorOf('sw').t('articles.writtenInEnglish'))
    await expect(note).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${shop.storefront}${path}`,
    )
    await page.goto(path)
    await expect(heading).toHaveText(title)
    await expect(heading).not.toHaveAttribute('lang')
  })
})
