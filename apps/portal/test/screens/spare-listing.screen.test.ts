import { listSpare, newVendor, publishable, readListing } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, press, region } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

async function open(fields: Parameters<typeof listSpare>[2] = {}) {
  const shop = await openedShop()
  const vendor = await newVendor(shop)
  const listing = await listSpare(shop, vendor, fields)
  const user = await visit(`/vendor/list-auto-spares/${listing.id}`, vendor)
  await field(t('portalEditor.field.partNumber'))
  return { vendor, listing, user }
}

// What it shares with vehicles is tested there.
describe('the auto spares listing editor (account spec §2 to §5)', () => {
  it('the editor stands below the portal’s bar and shows the tree of categories', async () => {
    const { vendor, listing } = await open()
    await screen.findByRole('link', { name: t('portal.backToShop') })
    expect(
      screen.getAllByRole('link', { name: t('portal.menu.dashboard') }).length,
    ).toBeGreaterThan(0)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(listing.title)
    const information = await region(t('portalEditor.spareInformation'))
    const lists = information.getAllByRole('list')
    expect(lists.at(-1)?.textContent).toBe('Front Brake Pads')
    expect(lists[0]).toHaveTextContent('Braking')

    await visit(`/vendor/list-auto-spares/${listing.id}/5`, vendor)
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(listing.title),
    )
    await visit(`/vendor/add-content/${listing.id}`, vendor)
    await waitFor(() =>
      expect(window.location.pathname).toBe(`/vendor/list-auto-spares/${listing.id}`),
    )
  })

  it('part number and condition are stored together; both are in the preview', async () => {
    const { vendor, listing, user } = await open()
    expect(await field(t('portalEditor.field.partNumber'))).toHaveAttribute('maxlength', '100')
    await fillIn(t('portalEditor.field.partNumber'), '04465-0K240')
    await user.selectOptions(await field(t('portalEditor.field.condition')), 'New genuine')
    await user.selectOptions(await field(t('details.colour')), 'Grey')
    const preview = screen.getByRole('region', { name: t('portalEditor.preview') })
    expect(preview).toHaveTextContent('Part number04465-0K240')
    expect(preview).toHaveTextContent('ConditionNew genuine')
    await press(user, t('portalEditor.save'))
    await screen.findByText(t('portalEditor.saved'))
    expect(await readListing(vendor, listing.id)).toMatchObject({
      specs: {
        partNumber: '{"partNumber":"04465-0K240","condition":"New genuine"}',
        colour: 'grey',
      },
    })
  })

  it('going live needs location, contact, price, title and description, and no mileage', async () => {
    const { pPrice, pLocation, pContact, description } = publishable
    const { vendor, listing, user } = await open({ pPrice, pLocation, pContact })
    const publish = await screen.findByRole('switch', { name: t('portalSelling.publish') })
    await user.click(publish)
    const [alert] = await screen.findAllByRole('alert')
    expect(alert).toHaveTextContent('One of the required field is empty — check your input.')
    expect(screen.getAllByText(/Field required/)).toHaveLength(1)
    expect(await field(t('portalEditor.field.description'))).toHaveAccessibleDescription(
      /Field required/,
    )
    await fillIn(t('portalEditor.field.description'), description)
    await user.click(publish)
    await screen.findByRole('link', { name: new RegExp(t('portalEditor.seeIt')) })
    expect((await readListing(vendor, listing.id)).prod_live).toBe('live')
  })
})
