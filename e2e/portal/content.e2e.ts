import { people, type Role } from '@bandari/api/people'
import type { Page } from '@playwright/test'
import { unique } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The editor of articles, whose text no other than a browser edits (decision 24). */

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

test('an article is edited around its table and written in French, too, and what is missing there is shown', async ({
  page,
  shop,
}) => {
  const table =
    '<table><tbody><tr><th scope="col">Port</th><th scope="col">Charge</th></tr><tr><td>Beira</td><td>700</td></tr></tbody></table>'
  const article = await newArticle(shop, {
    content: `<p>Charges.</p>${table}`,
    status: 'published',
  })
  await enterAs(page, shop, 'content')
  const english = await openArticle(page, shop, article)
  await english.getByText('Charges.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' See below.')
  await choose(page, 'Language', 'Français')
  await page.getByLabel('Title (Français)').fill('Les ports')
  await page.getByLabel('Summary (Français)').fill('Où attendre quand il pleut sur le quai.')
  await choose(page, 'Language', 'English')
  await page.getByRole('button', { name: t('staff.save') }).click()
  const french = page.getByRole('textbox', { name: 'Text (Français)' })
  await expect(french).toHaveAttribute('aria-invalid', 'true')
  await french.click()
  await page.keyboard.type('Attendez.')
  await page.getByRole('button', { name: t('staff.save') }).click()
  await expect(page.getByText('It is on the storefront within a minute.')).toBeVisible()
  expect(await contentOf(shop, article.id)).toBe(`<p>Charges. See below.</p>${table}`)
  await page.goto(`${shop.storefront}/fr${article.path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les ports')
  await expect(page.getByRole('article').getByText('Attendez.')).toBeVisible()
})
