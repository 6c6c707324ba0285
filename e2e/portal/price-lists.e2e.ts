import type { Page } from '@playwright/test'
import { newBuyer } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The next edition of a price list: brought as a file by one person, published by another. */

async function staffPage(page: Page, shop: Shop) {
  const context = await page.context().browser()!.newContext()
  const staff = await context.newPage()
  await enter(staff, await newBuyer(shop, { isStaff: true }), shop.portal)
  return staff
}

const next = (rows: string) => ({
  name: 'crsp-2026.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`kind,make,model,model_code,engine_cc,fuel,body,price\n${rows}`),
})

test('an edition is refused with its faults, brought, compared and published by somebody else', async ({
  page,
  shop,
}) => {
  const author = await staffPage(page, shop)
  await author.goto(`${shop.portal}/support/price-lists`)
  await expect(author.getByRole('row').filter({ hasText: 'crsp/ke-2025-07' })).toContainText(
    t('staffImportRules.priceList.counts'),
  )
  await author.getByRole('button', { name: t('staffImportRules.priceList.import') }).click()
  const dialog = author.getByRole('dialog')
  const send = dialog.getByRole('button', { name: t('staffImportRules.priceList.import') })
  await send.click()
  await expect(dialog.getByText(t('staffImportRules.priceList.noFile'))).toBeVisible()
  const file = dialog.getByLabel(t('staffImportRules.priceList.fileField'))
  await file.setInputFiles(next('vehicle,TOYOTA,VITZ,,1000,petrol,hatchback,cheap\n'))
  await dialog.getByLabel(t('staffImportRules.priceList.inForceFrom')).fill('2026-01-01')
  await dialog.getByLabel(t('staffImportRules.priceList.sourceField')).fill('KRA, notice of 2026')
  await send.click()
  await expect(dialog.getByText('Row 2: “cheap” is not a price.')).toBeVisible()
  await picture(author, 'price-list-dialog')
  await file.setInputFiles(
    next(
      'vehicle,TOYOTA,VITZ,KSP130,1000,petrol,hatchback,1200000\nmotorcycle,NO SUCH MAKE,FIRST,,1000,petrol,,2\n',
    ),
  )
  await send.click()
  await expect(author.getByText(t('staffImportRules.draft.second'))).toBeVisible()
  await expect(
    author.getByText(t('staffImportRules.pricePreview.added', { count: 2 })),
  ).toBeVisible()
  await expect(
    author.getByRole('row').filter({ hasText: 'NO SUCH MAKE FIRST' }).last(),
  ).toContainText(t('staffImportRules.priceMatch.none'))
  await picture(author, 'price-list')
  const publish = { name: t('staffImportRules.draft.publish') }
  await expect(author.getByRole('button', publish)).toHaveCount(0)

  const second = await staffPage(page, shop)
  await second.goto(author.url())
  await second.getByRole('button', publish).click()
  await second.getByRole('dialog').getByRole('button', publish).click()
  await expect(second.getByText(t('staffImportRules.priceList.isPublished'))).toBeVisible()
  await matchByHand(second)
  await second.goto(`${shop.portal}/support/price-lists`)
  await expect(second.getByRole('row').filter({ hasText: 'crsp/ke-2026-01' })).toContainText(
    t('staffImportRules.priceList.counts'),
  )
  await picture(second, 'price-lists')
  await second.setViewportSize({ width: 360, height: 900 })
  await expect(second.getByText('crsp/ke-2026-01')).toBeVisible()
  await picture(second, 'price-lists-again')
})

/** A printed model is found in our tree, and that is taken back. */
async function matchByHand(page: Page) {
  const printed = 'NO SUCH MAKE FIRST'
  const button = (words: string) => page.getByRole('button', { name: `${words}: ${printed}` })
  const dialog = page.getByRole('dialog')
  const act = t('staffImportRules.priceMatch.act')
  await button(act).click()
  await dialog.getByLabel(t('staffImportRules.priceMatch.ourMake')).fill('Toyota')
  await dialog.getByRole('button', { name: act }).click()
  await expect(dialog.getByText(t('staffImportRules.priceMatch.noNames'))).toBeVisible()
  await dialog.getByLabel(t('staffImportRules.priceMatch.ourModel')).fill('Nothing')
  await dialog.getByRole('button', { name: act }).click()
  await expect(dialog.getByText('Our vehicles have no “Toyota Nothing”.')).toBeVisible()
  await picture(page, 'price-list-match')
  await dialog.getByLabel(t('staffImportRules.priceMatch.ourModel')).fill('Vitz')
  await dialog.getByRole('button', { name: act }).click()
  const takeBack = t('staffImportRules.priceMatch.takeBack')
  await expect(button(takeBack)).toBeVisible()
  await expect(button(act)).toHaveCount(0)
  await picture(page, 'price-list-matched')
  await button(takeBack).click()
  await dialog.getByRole('button', { name: takeBack }).click()
  await expect(button(act)).toBeVisible()
}
