import { newVendor } from '@bandari/api/arrange'
import { vehicleFile } from '../import-file.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

test('a file of listings that is dropped is imported once by a double click', async ({
  page,
  shop,
}) => {
  await enter(page, await newVendor(shop), shop.portal)
  await page.goto(`${shop.portal}/vendor/import`)
  const titles = Array.from({ length: 40 }, (_, n) => ({ title: `Vitz ${n}` }))
  const { name, mimeType, buffer } = vehicleFile(titles)
  const dataTransfer = await page.evaluateHandle(
    ([text, ...file]) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([text], file[0], { type: file[1] }))
      return dropped
    },
    [buffer.toString(), name, mimeType] as const,
  )
  const place = page.getByText('or drop it here')
  await place.dispatchEvent('dragover', { dataTransfer })
  await place.dispatchEvent('drop', { dataTransfer })
  await page.getByRole('button', { name: 'Import all 40 rows' }).dblclick()
  await expect(page.getByText('40 listings created.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('40 listings created.')).toBeVisible()
  await page.getByRole('link', { name: t('portalListings.import.toDashboard') }).click()
  await expect(page.getByText('40 listings', { exact: true })).toBeVisible()
})
