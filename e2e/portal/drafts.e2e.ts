import type { Page } from '@playwright/test'
import { askForQuote, endSessions, newBuyer, newVendor, person, unique } from '@bandari/api/arrange'
import { enter, signIn } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What is typed and not saved: it is there after a reload, for its writer alone, until it is saved or given up. */

const restored = (page: Page) => page.getByText(t('portal.restored'))
const question = (page: Page) => page.getByRole('dialog', { name: t('portal.leave.title') })

async function newArticle(shop: Shop) {
  const mark = unique()
  const [article] = await shop.sql<{ id: number }>(
    `insert into articles (slug, title, summary, content, status, published_at)
     values ($1, $2, 'What to do in the rain.', '<p>Wait.</p>', 'draft', '2020-01-01') returning id`,
    [`drafts-${mark}`, `Ports in the rain ${mark}`],
  )
  return article!.id
}

test('an answer, an article and a new listing are there again after a reload', async ({
  browser,
  shop,
}) => {
  await test.step('the answer to a quote, until it is sent', async () => {
    const page = await browser.newPage()
    const { id } = await askForQuote(shop)
    await enter(page, await person(shop, 'desk'), shop.portal)
    await page.goto(`${shop.portal}/support/quotes/${id}/show`)
    const charge = page.getByLabel('Shipping in US dollars')
    await charge.fill('950')
    await page.getByLabel(t('staffQuotes.note')).fill('By the next ship.')
    await page.reload()
    await expect(restored(page)).toBeVisible()
    await expect(charge).toHaveValue('950')
    await expect(page.getByLabel(t('staffQuotes.note'))).toHaveValue('By the next ship.')
    await page.getByRole('button', { name: t('staffQuotes.send') }).click()
    await expect(page.getByRole('button', { name: t('staffQuotes.sendNew') })).toBeVisible()
    await page.reload()
    await expect(charge).toHaveValue(/^950/)
    await expect(restored(page)).toHaveCount(0)
    await page.close()
  })
  await test.step('an article, until it is discarded', async () => {
    const page = await browser.newPage()
    const id = await newArticle(shop)
    await enter(page, await person(shop, 'content'), shop.portal)
    await page.goto(`${shop.portal}/support/articles/${id}`)
    const summary = page.getByLabel(t('staffArticles.summary'))
    const text = page.getByRole('textbox', { name: t('staffArticles.text') })
    await summary.fill('Something else')
    await text.click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Still.')
    await page.reload()
    await expect(restored(page)).toBeVisible()
    await expect(summary).toHaveValue('Something else')
    await expect(text).toHaveText('Wait. Still.')
    await page.getByRole('button', { name: t('portal.discardThem') }).click()
    await expect(summary).toHaveValue('What to do in the rain.')
    await expect(text).toHaveText('Wait.')
    await page.reload()
    await expect(text).toHaveText('Wait.')
    await expect(restored(page)).toHaveCount(0)
    await page.close()
  })
  await test.step('a new listing, until its writer signs out', async () => {
    const page = await browser.newPage()
    await enter(page, await newVendor(shop), shop.portal)
    await page.goto(`${shop.portal}/vendor/create-product`)
    const title = page.getByLabel(t('portalListings.create.vehicleTitle'))
    await page.getByLabel(t('portalListings.create.type')).selectOption('Cars')
    await title.fill('2014 Toyota Vitz F')
    await page.reload()
    await expect(restored(page)).toBeVisible()
    await expect(page.getByLabel(t('portalListings.create.type'))).toHaveValue('Cars')
    await expect(title).toHaveValue('2014 Toyota Vitz F')
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).join(' '))
    expect(await kept()).toContain('bandari.draft:')
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('menuitem', { name: t('portal.signOut') }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await kept()).not.toContain('bandari.draft:')
    await page.close()
  })
})

test('leaving a form asks in a dialog of ours, and a session that ends loses nothing', async ({
  page,
  shop,
}) => {
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  const writer = await newBuyer(shop, { isStaff: true })
  const id = await newArticle(shop)
  await enter(page, writer, shop.portal)
  await page.goto(`${shop.portal}/support/articles/${id}`)
  const summary = page.getByLabel(t('staffArticles.summary'))
  await summary.fill('Something else')
  const back = page.getByRole('link', { name: t('staff.backTo.articles') })
  await back.click()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(summary).toHaveValue('Something else')
  await back.click()
  await question(page)
    .getByRole('button', { name: t('portal.leave.stay') })
    .click()
  await expect(summary).toHaveValue('Something else')

  await endSessions(shop, writer)
  await page.getByRole('button', { name: t('staff.save') }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, { email: writer.email })
  await expect(restored(page)).toBeVisible()
  await expect(summary).toHaveValue('Something else')

  await back.click()
  await question(page)
    .getByRole('button', { name: t('portal.leave.discard') })
    .click()
  await expect(page).toHaveURL(/\/support\/articles(\?|$)/)
  await page.goto(`${shop.portal}/support/articles/${id}`)
  await expect(summary).toHaveValue('What to do in the rain.')
  expect(asked).toBe(0)
})
