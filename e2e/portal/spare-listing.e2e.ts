import type { Page } from '@playwright/test'
import { listSpare, newVendor, publishable, readListing } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The auto spares listing editor (account spec §2 to §5). What it shares with vehicles is tested there. */

const save = (page: Page) => page.getByRole('button', { name: t('portalEditor.save'), exact: true })
const saved = (page: Page) => page.getByText('Saved', { exact: true })

async function open(page: Page, shop: Shop, fields: Parameters<typeof listSpare>[2] = {}) {
  const vendor = await newVendor(shop)
  const listing = await listSpare(shop, vendor, fields)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor/list-auto-spares/${listing.id}`)
  await page.getByLabel(t('portalEditor.field.partNumber')).waitFor()
  return { vendor, listing }
}

test('the editor stands below the portal’s bar and shows the tree of categories', async ({
  page,
  shop,
}) => {
  const { listing } = await open(page, shop)
  await expect(page.getByRole('link', { name: t('portal.backToShop') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('portal.menu.dashboard') }).last()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title)
  const information = page.getByRole('region', { name: t('portalEditor.spareInformation') })
  const deepest = information.getByRole('list').last()
  await expect(deepest).toHaveText('Front Brake Pads')
  await expect(information.getByRole('list').first()).toContainText('Braking')
})

test('part number and condition are stored together; both are in the preview', async ({
  page,
  shop,
}) => {
  const { vendor, listing } = await open(page, shop)
  const number = page.getByLabel(t('portalEditor.field.partNumber'))
  await expect(number).toHaveAttribute('maxlength', '100')
  await number.fill('04465-0K240')
  await page.getByLabel(t('portalEditor.field.condition')).selectOption('New genuine')
  await page.getByLabel(t('details.colour')).selectOption('Grey')
  const preview = page.getByRole('region', { name: t('portalEditor.preview') })
  await expect(preview).toContainText('Part number04465-0K240')
  await expect(preview).toContainText('ConditionNew genuine')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await readListing(vendor, listing.id)).toMatchObject({
    specs: { partNumber: '{"partNumber":"04465-0K240","condition":"New genuine"}', colour: 'grey' },
  })
})

test('going live needs location, contact, price, title and description, and no mileage', async ({
  page,
  shop,
}) => {
  const { pPrice, pLocation, pContact, description } = publishable
  const { vendor, listing } = await open(page, shop, { pPrice, pLocation, pContact })
  const publish = page.getByRole('switch', { name: t('portalSelling.publish') })
  await publish.click()
  await expect(page.getByRole('alert').first()).toHaveText(
    'One of the required field is empty — check your input.',
  )
  await expect(page.getByText('Field required')).toHaveCount(1)
  await expect(page.getByLabel(t('portalEditor.field.description'))).toHaveAccessibleDescription(
    /Field required/,
  )
  await page.getByLabel(t('portalEditor.field.description')).fill(description)
  await publish.click()
  await expect(page.getByRole('link', { name: t('portalEditor.seeIt') })).toBeVisible()
  expect((await readListing(vendor, listing.id)).prod_live).toBe('live')
})

test('on a phone Save stays in reach below the portal’s bar', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { listing } = await open(page, shop)
  await page.getByRole('button', { name: t('portalEditor.delete.button') }).scrollIntoViewIfNeeded()
  await expect(save(page)).toBeInViewport({ ratio: 1 })
  await page.goto(`${shop.portal}/vendor/list-auto-spares/${listing.id}/5`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title)
  await page.goto(`${shop.portal}/vendor/add-content/${listing.id}`)
  await expect(page).toHaveURL(/\/vendor\/list-auto-spares\/\d+$/)
})
