import { people } from '@bandari/api/people'
import type { Browser, Page } from '@playwright/test'
import { unique } from '@bandari/api/arrange'
import { signIn } from '../steps.ts'
import { expect, patient, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What news are for: written by one person, read by everybody, without a deploy (decision 24). */

// With the caches that a real shop has: an article must get past them within a minute.
test.use({ environment: { SHARED_CACHE: 'true' } })

const minute = 60_000

test('an article is written, published, and seen on the storefront within a minute', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(3 * minute)
  const title = `Ports in the rain ${unique()}`
  const visitor = await newVisitor(browser, shop)
  await test.step('everything a visitor reads is kept somewhere by now', async () => {
    await visitor.goto('/')
    await visitor.getByRole('heading', { name: t('shell.newsAndReviews') }).waitFor()
    await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)
  })
  const path = await test.step('the editor writes a draft', () => write(page, shop, title))
  await test.step('which visitors do not see', async () => {
    const answer = await visitor.request.get(path)
    expect(answer.status()).toBe(404)
    expect(await sitemap(visitor)).not.toContain(path)
  })
  await test.step('looks at it, and publishes it', () => publish(page, title))
  await test.step('visitors find it among the latest on the home page', async () => {
    const latest = visitor
      .getByRole('region', { name: t('shell.newsAndReviews') })
      .getByRole('link', { name: title })
    await expect(async () => {
      await visitor.goto('/')
      await expect(latest).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: minute })
    await latest.click()
    const article = visitor.getByRole('article')
    await expect(article.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(article.getByRole('heading', { name: 'Roofs', level: 2 })).toBeVisible()
    await expect(article.getByRole('strong')).toHaveText('under one')
    expect(new URL(visitor.url()).pathname).toBe(path)
  })
  await test.step('and search engines in the sitemap', async () => {
    await expect.poll(() => sitemap(visitor), { timeout: minute }).toContain(path)
  })
})

async function newVisitor(browser: Browser, { storefront }: Shop): Promise<Page> {
  const context = await browser.newContext({ baseURL: storefront })
  return patient(await context.newPage())
}

async function sitemap(visitor: Page): Promise<string> {
  return (await visitor.request.get('/sitemaps/pages.xml')).text()
}

/** The path that its page will have. */
async function write(page: Page, shop: Shop, title: string): Promise<string> {
  await page.goto(shop.portal)
  await signIn(page, people.content)
  // Where staff begin opens its own group of the menu.
  await page.waitForURL(/\/support\/\w+/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('menuitem', { name: t('portal.menu.content') }).click()
  await page.getByRole('menuitem', { name: t('portal.menu.articles') }).click()
  await page.getByRole('link', { name: t('staffArticles.write') }).click()
  await expect(page.getByRole('heading', { name: t('staffArticles.newArticle') })).toBeVisible()
  await page.getByLabel(t('checkout.title')).fill(title)
  await page.getByLabel(t('shared.summary')).fill('What to do when it rains on the quay.')
  const text = page.getByRole('textbox', { name: t('staffArticles.text') })
  await text.click()
  await page.getByRole('button', { name: t('staffArticles.heading'), exact: true }).click()
  await page.keyboard.type('Roofs')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Wait ')
  await page.getByRole('button', { name: t('staffArticles.bold') }).click()
  await page.keyboard.type('under one')
  await page.getByRole('button', { name: t('portalEditor.save') }).click()
  await expect(page.getByText('The draft is saved.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const id = /\/support\/articles\/(\d+)$/.exec(page.url())?.[1] ?? ''
  return `/latest/${await page.getByLabel(t('checkout.address')).inputValue()}/${id}`
}

async function publish(page: Page, title: string) {
  await page
    .getByRole('button', { name: t('portalEditor.preview'), exact: true })
    .first()
    .click()
  const preview = page.getByRole('dialog', { name: t('portalEditor.preview') })
  const [shown] = await Promise.all([
    page.context().waitForEvent('page'),
    preview.getByRole('link', { name: 'English' }).click(),
  ])
  await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(shown.getByRole('heading', { name: 'Roofs' })).toBeVisible()
  await shown.close()
  await preview.getByRole('button', { name: t('portalSupporter.close') }).click()
  await page.getByRole('combobox', { name: t('portal.entry.state') }).click()
  await page.getByRole('option', { name: /^Published/ }).click()
  await page.getByRole('button', { name: t('portalEditor.save') }).click()
  await expect(page.getByText('It is on the storefront within a minute.')).toBeVisible()
}
