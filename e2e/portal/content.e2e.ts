import { people, type Role } from '@bandari/api/people'
import type { Page } from '@playwright/test'
import { newBuyer, stockVehicle, unique } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What content and finance staff keep up in the portal (decision 24). */

interface Wish {
  content?: string
  status?: 'draft' | 'published'
}

async function newArticle(shop: Shop, { content, status = 'draft' }: Wish = {}) {
  const mark = unique()
  const title = `Ports in the rain ${mark}`
  const [article] = await shop.sql<{ id: number }>(
    `insert into articles (slug, title, summary, content, status, published_at)
     values ($1, $2, 'What to do when it rains on the quay.', $3, $4, '2020-01-01') returning id`,
    [`ports-${mark}`, title, content ?? '<p>Wait under a roof.</p>', status],
  )
  return { id: article!.id, title, path: `/latest/ports-${mark}/${article!.id}` }
}

async function enterAs(page: Page, shop: Shop, role: Role) {
  const token = await shop.tokenOf(role)
  await enter(page, { token, email: people[role].email, shop: shop.storefront }, shop.portal)
}

async function openArticle(page: Page, shop: Shop, { id, title }: { id: number; title: string }) {
  await page.goto(`${shop.portal}/support/articles/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const text = page.getByRole('textbox', { name: t('staffArticles.text') })
  await expect(text).toBeVisible()
  return text
}

async function contentOf(shop: Shop, id: number): Promise<string> {
  const [article] = await shop.sql<{ content: string }>(
    'select content from articles where id = $1',
    [id],
  )
  return article!.content
}

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test('what is pasted from elsewhere runs nothing, in the editor or on the storefront', async ({
  page,
  shop,
}) => {
  const article = await newArticle(shop)
  await enterAs(page, shop, 'content')
  const text = await openArticle(page, shop, article)
  await text.click()
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      `<h1>Pasted</h1><p style="color:red">A <b>word</b></p><script>window.ran = 1</script>
       <img src="x" onerror="window.ran = 2"><svg onload="window.ran = 3"></svg>
       <a href="javascript:window.ran = 4">a link</a><iframe src="https://elsewhere.example"></iframe>`,
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(text).toContainText('a link')
  await choose(page, 'State', /^Published/)
  await page.getByRole('button', { name: t('staff.save') }).click()
  await expect(page.getByText('It is on the storefront within a minute.')).toBeVisible()
  expect(await page.evaluate('window.ran')).toBeUndefined()

  await page.goto(`${shop.storefront}${article.path}`)
  const shown = page.getByRole('article')
  await expect(shown.getByText('A word')).toBeVisible()
  for (const tag of ['script', 'img', 'svg', 'iframe', '[style]', 'a[href^="javascript"]']) {
    await expect(shown.locator(tag), tag).toHaveCount(0)
  }
  await shown.getByText('a link').click()
  expect(await page.evaluate('window.ran')).toBeUndefined()
})

test('a table of an article survives being edited around', async ({ page, shop }) => {
  const table =
    '<table><tbody><tr><th scope="col">Port</th><th scope="col">Charge</th></tr><tr><td>Beira</td><td>700</td></tr></tbody></table>'
  const article = await newArticle(shop, { content: `<p>Charges.</p>${table}` })
  await enterAs(page, shop, 'content')
  const text = await openArticle(page, shop, article)
  await text.getByText('Charges.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' See below.')
  await page.getByRole('button', { name: t('staff.save') }).click()
  await expect(page.getByText('The draft is saved.')).toBeVisible()
  expect(await contentOf(shop, article.id)).toBe(`<p>Charges. See below.</p>${table}`)
})

test('an article is written in French, too, and what is missing there is shown', async ({
  page,
  shop,
}) => {
  const article = await newArticle(shop, { status: 'published' })
  await enterAs(page, shop, 'content')
  await openArticle(page, shop, article)
  await choose(page, 'Language', 'Français')
  await page.getByLabel('Title (Français)').fill('Les ports')
  await page.getByLabel('Summary (Français)').fill('Où attendre quand il pleut sur le quai.')
  await choose(page, 'Language', 'English')
  await page.getByRole('button', { name: t('staff.save') }).click()
  const text = page.getByRole('textbox', { name: 'Text (Français)' })
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await text.click()
  await page.keyboard.type('Attendez.')
  await page.getByRole('button', { name: t('staff.save') }).click()
  await expect(page.getByText('It is on the storefront within a minute.')).toBeVisible()
  await page.goto(`${shop.storefront}/fr${article.path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les ports')
  await expect(page.getByRole('article').getByText('Attendez.')).toBeVisible()
})

test('of two who write at an article, the second sees who was first, and then what', async ({
  page,
  shop,
}) => {
  const article = await newArticle(shop)
  await enterAs(page, shop, 'content')
  await openArticle(page, shop, article)
  const other = await newBuyer(shop, { isStaff: true })
  const path = { id: article.id }
  const { data: seen } = await other.client.GET('/support/articles/{id}', { params: { path } })
  const body = { ...seen!, summary: 'Of somebody else' }
  await other.client.PUT('/support/articles/{id}', { params: { path }, body })

  await page.getByLabel(t('staffArticles.summary')).fill('Of mine')
  await page.getByRole('button', { name: t('staff.save') }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Grace Wanjiru has changed this meanwhile.')
  await expect(page.getByLabel(t('staffArticles.summary'))).toHaveValue('Of mine')
  await alert.getByRole('button', { name: t('portal.loadAgain') }).click()
  await expect(page.getByLabel(t('staffArticles.summary'))).toHaveValue('Of somebody else')
  await page.getByLabel(t('staffArticles.summary')).fill('Of both')
  await page.getByRole('button', { name: t('staff.save') }).click()
  await expect(page.getByText('The draft is saved.')).toBeVisible()
})

test('who may only read is offered nothing that would be refused', async ({ page, shop }) => {
  const { title } = await newArticle(shop)
  await enterAs(page, shop, 'desk')
  await page.goto(`${shop.portal}/support/articles`)
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('staffArticles.write') })).toHaveCount(0)
  await page.goto(`${shop.portal}/support/articles/create`)
  await expect(page.getByText('This room is for support staff')).toBeVisible()
})

test('a vehicle is added to the deals by the address of its page, and moved', async ({
  page,
  shop,
}) => {
  const { id, title } = await stockVehicle(shop)
  await enterAs(page, shop, 'content')
  await page.goto(`${shop.portal}/support/deals`)
  await page.getByLabel(t('staffHomePage.number')).fill(`${shop.storefront}/details/${id}`)
  await page.getByRole('button', { name: t('staffHomePage.lookUp') }).click()
  await page.getByRole('button', { name: t('staffHomePage.addDeal') }).click()
  await expect(page.getByText(`${title} is among the deals within a minute.`)).toBeVisible()
  const deal = page.getByRole('listitem').filter({ hasText: title })
  const [, place = ''] = /^(\d+)\./m.exec(await deal.innerText()) ?? []
  await page.getByRole('button', { name: `Move ${title} up` }).click()
  await expect(page.getByText(`${title} is number ${Number(place) - 1} now.`)).toBeVisible()
  await page.getByRole('button', { name: `Remove ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: `Remove ${title}?` })
  await dialog.getByRole('button', { name: t('staffHomePage.remove') }).click()
  await expect(deal).toHaveCount(0)
})

test('two tariffs do not overlap; a new one ends the one before', async ({ page, shop }) => {
  await enterAs(page, shop, 'finance')
  await page.goto(`${shop.portal}/support/tariffs/create`)
  await choose(page, 'Type', 'Container')
  await page.getByLabel(t('staffTariffs.chargeInDollars')).fill('1300')
  await page.getByLabel('Begins (UTC)').fill('2031-12-01T00:00')
  await expect(page.getByText('1 December 2031, 00:00 UTC')).toBeVisible()
  await page.getByRole('button', { name: t('staffTariffs.announce') }).click()
  await expect(page.getByRole('alert')).toContainText(
    'USD 1,200.00 is in force from 1 January 2026, 00:00 UTC, without end.',
  )
  await page.getByLabel('End the tariff that is in force then').check()
  await page.getByRole('button', { name: t('staffTariffs.announce') }).click()
  await expect(page.getByText('from 1 December 2031, 00:00 UTC')).toHaveCount(2)
  const current = page.getByRole('row').filter({ hasText: '$1,200.00' })
  await expect(current).toContainText('until 1 December 2031, 00:00 UTC')
  await page.getByRole('row').filter({ hasText: '$1,300.00' }).getByRole('link').click()
  await page.getByRole('button', { name: t('staffTariffs.takeBack') }).click()
  await page
    .getByRole('dialog', { name: t('staffTariffs.takeBackTitle') })
    .getByRole('button', { name: t('staffTariffs.takeBack') })
    .click()
  await expect(page.getByText('Shipping has no general tariff at times')).toBeVisible()
})

test('a discount code is made, found wanting, and ended', async ({ page, shop }) => {
  const code = `RAIN-${unique()}`.toUpperCase()
  await enterAs(page, shop, 'content')
  await page.goto(`${shop.portal}/support/vouchers/create`)
  await page.getByRole('textbox', { name: t('staffDiscounts.code') }).fill(code)
  await page.getByRole('textbox', { name: t('staff.name') }).fill('For the rain')
  await page.getByLabel(t('staffDiscounts.percents')).fill('120')
  await page.getByLabel('Begins (UTC)').fill('2026-01-01T00:00')
  await page.getByLabel('Ends (UTC)').fill('2031-01-01T00:00')
  await page.getByRole('button', { name: t('staffDiscounts.make') }).click()
  await expect(page.getByText('A percentage is 100 at most.')).toBeVisible()
  await expect(page.getByLabel(t('staffDiscounts.percents'))).toBeFocused()
  await page.getByLabel(t('staffDiscounts.percents')).fill('12.5')
  await page.getByRole('button', { name: t('staffDiscounts.make') }).click()
  await page.getByRole('link', { name: code }).click()
  await page.getByRole('button', { name: t('staffDiscounts.endNow') }).click()
  const dialog = page.getByRole('dialog', { name: `End ${code} now?` })
  await dialog.getByLabel(t('staff.reason')).fill('The sun is back')
  await dialog.getByRole('button', { name: t('staffDiscounts.endIt') }).click()
  await expect(page.getByText(`${code} has ended.`)).toBeVisible()
  await expect(page.getByRole('main').getByText('Ended', { exact: true })).toBeVisible()
})

test('the heading of a form is there before its fields, which do not move it', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop, 'finance')
  let letCome: () => void = () => undefined
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/portal-assets/forms-*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto(`${shop.portal}/support/vouchers/create`, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: t('staffDiscounts.newTitle') })
  await expect(heading).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toBeVisible()
  const before = await heading.boundingBox()
  letCome()
  await expect(page.getByLabel(t('staffDiscounts.code')).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await heading.boundingBox()).toEqual(before)
})
