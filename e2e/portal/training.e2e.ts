import { newSupporter } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Supporter training (account spec §2, §4, §9; decisions 17). */

test('four chapters to a qualified IBO, 100 points once', async ({ page, shop }) => {
  const supporter = await newSupporter(shop)
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  const progress = page.getByRole('region', { name: t('portalSupporter.progress') })
  await expect(progress).toContainText('Your profile is incomplete')
  await expect(progress).toContainText('Finish training to start earning points now')
  await expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  await expect(progress.getByRole('listitem')).toHaveText([
    'Register (done)',
    'Training (not done yet)',
  ])
  await progress.getByRole('link', { name: t('portalSupporter.goToTraining') }).click()
  const tabs = page.getByRole('tablist', { name: t('portalTraining.chapters') })
  await expect(tabs).toHaveAttribute('aria-orientation', 'vertical')
  for (const chapter of ['Intro', 'Chapter 1', 'Chapter 2', 'Chapter 3']) {
    const tab = tabs.getByRole('tab', { name: chapter })
    await tab.click()
    await expect(tab.locator('s')).toHaveCount(0)
    await page.getByRole('button', { name: t('portalTraining.confirm') }).click()
    await expect(page.getByRole('button', { name: t('portalTraining.confirmed') })).toBeDisabled()
    await expect(tab.locator('s')).toHaveText(chapter)
  }
  await expect(page.getByRole('status')).toContainText("Congratulation! You're a qualified IBO")
  await expect(page.getByRole('status')).toContainText('You have been rewarded 100 points!')
  await page.getByRole('link', { name: t('portalSupporter.viewDashboard') }).click()
  await expect(progress).toContainText("Congratulation! You're a qualified IBO")
  await expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await expect(progress.getByRole('listitem')).toHaveText(['Register (done)', 'Training (done)'])
  await expect(
    page.getByRole('region', { name: t('portalSupporter.points'), exact: true }),
  ).toContainText('100')
})

test('what was confirmed stays confirmed', async ({ page, shop, buyer }) => {
  await buyer.client.GET('/update-training-progress/', { params: { query: { c: 'chapter_1' } } })
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/supporter-training?chapter=chapter_1`)
  await expect(page.getByRole('button', { name: t('portalTraining.confirmed') })).toBeDisabled()
  await page.getByRole('tab', { name: t('portalTraining.intro.tab') }).click()
  await expect(page.getByRole('button', { name: t('portalTraining.confirm') })).toBeEnabled()
})

test('the chapter on earned positions has the rates', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/supporter-training?chapter=chapter_1`)
  const rates = page.getByRole('table', { name: t('portalTraining.table') })
  await expect(rates.getByRole('row')).toHaveText([
    'PositionTeam sales fromDirect referralsDownline referrals',
    'Independent Business Owner$01%1%',
    'Executive Team Manager$15,0001.5%1.5%',
    'Executive Team Leader$60,0002.0%2.0%',
    'Senior Executive Leader$200,0002.5%2.5%',
  ])
})

test('a confirmation that fails says so, and can be made again', async ({
  page,
  shop,
  buyer,
  context,
}) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/supporter-training`)
  const confirm = page.getByRole('button', { name: t('portalTraining.confirm') })
  await confirm.waitFor()
  await context.setOffline(true)
  await confirm.click()
  await expect(page.getByRole('alert')).toContainText('Your progress could not be saved.')
  await context.setOffline(false)
  await confirm.click()
  await expect(page.getByRole('button', { name: t('portalTraining.confirmed') })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the chapters stand above the text', async ({ page, shop, buyer }) => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/supporter-training`)
    await page.getByRole('tab', { name: t('portalTraining.community.tab') }).click()
    await expect(page.getByRole('heading', { name: /^The community/ })).toBeVisible()
    await expect(page.getByRole('tablist')).not.toHaveAttribute('aria-orientation', 'vertical')
  })
})
