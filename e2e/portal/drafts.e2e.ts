import { person, unique } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

test('an article is there again after a reload, in the editor of its text too, until it is discarded', async ({
  page,
  shop,
}) => {
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  const mark = unique()
  const [article] = await shop.sql<{ id: number }>(
    `insert into articles (slug, title, summary, content, status, published_at)
     values ($1, $2, 'What to do in the rain.', '<p>Wait.</p>', 'draft', '2020-01-01') returning id`,
    [`drafts-${mark}`, `Ports in the rain ${mark}`],
  )
  await enter(page, await person(shop, 'content'), shop.portal)
  await page.goto(`${shop.portal}/support/articles/${article!.id}`)
  const summary = page.getByLabel(t('staffArticles.summary'))
  const text = page.getByRole('textbox', { name: t('staffArticles.text') })
  await summary.fill('Something else')
  await text.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Still.')
  // A link asks in a dialog of ours, which Escape closes; the browser asks only where a page is left.
  await page.getByRole('link', { name: t('staff.backTo.articles') }).click()
  const question = page.getByRole('dialog', { name: t('portal.leave.title') })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  expect(asked).toBe(0)

  const restored = page.getByText(t('portal.restored'))
  await page.reload()
  await expect(restored).toBeVisible()
  await expect(summary).toHaveValue('Something else')
  await expect(text).toHaveText('Wait. Still.')
  await page.getByRole('button', { name: t('portal.discardThem') }).click()
  await expect(summary).toHaveValue('What to do in the rain.')
  await expect(text).toHaveText('Wait.')
  await page.reload()
  await expect(text).toHaveText('Wait.')
  await expect(restored).toHaveCount(0)
})
