import {
  type Buyer,
  listSpare,
  listVehicle,
  newBuyer,
  newVendor,
  publishable,
} from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, pageSays, press, savedFile, textsOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

type Vendor = Pick<Buyer, 'token' | 'email' | 'client'> & { id: number }

async function seen(vendor: Vendor, product: { id: number }, opened: number, daysAgo = 0) {
  const shop = await openedShop()
  await shop.sql(
    `insert into view_days (product_id, vendor_id, day, shown, opened)
     values ($1, $2, current_date - $3::integer, $4, $5)`,
    [product.id, vendor.id, daysAgo, opened * 10, opened],
  )
}

async function seller(): Promise<{ vendor: Vendor; vitz: Listing; pads: Listing }> {
  const shop = await openedShop()
  const vendor = await newVendor(shop)
  // Nothing that another test lists is as old and has been driven as far.
  const vitz = await listVehicle(shop, vendor, {
    ...publishable,
    sMileage: 890_000,
    publish: 'live',
  })
  const pads = await listSpare(shop, vendor)
  await seen(vendor, vitz, 12)
  await seen(vendor, vitz, 8, 30)
  await seen(vendor, vitz, 1, 60)
  await seen(vendor, pads, 3)
  return { vendor, vitz, pads }
}

interface Listing {
  id: number
  title: string
}

const table = async () =>
  within(await screen.findByRole('table', { name: t('portalFigures.yours') }))

const titlesAre = (titles: readonly string[]) =>
  waitFor(async () => {
    expect(textsOf((await table()).getAllByRole('link'))).toEqual(titles)
  })

const tile = async (name: string) =>
  within(await screen.findByRole('list', { name: t('portalFigures.inChart') })).getByRole(
    'button',
    {
      name: new RegExp(`^${name}`),
    },
  )

describe('what sells', () => {
  it('is for sellers', async () => {
    await visit('/vendor/figures', await newBuyer(await openedShop()))
    await pageSays('You have not joined the Seller Programme yet')
  })

  it('says to a new seller when there will be something', async () => {
    await visit('/vendor/figures', await newVendor(await openedShop()))
    await screen.findByText(t('portalFigures.none'))
  })

  it('shows figures with their change, draws the one that is chosen, and sorts listings by any', async () => {
    const { vendor, vitz, pads } = await seller()
    const user = await visit('/vendor/figures', vendor)
    expect(await tile(t('portalFigures.opened'))).toHaveTextContent('1588% more than before')
    await screen.findByRole('heading', { name: 'Opened by day' })
    await titlesAre([vitz.title, pads.title])
    await user.click(await tile(t('portalFigures.shown')))
    await screen.findByRole('heading', { name: 'Shown in lists by day' })
    await press(user, /^Listing/, await table())
    await titlesAre([vitz.title, pads.title].toSorted((a, b) => a.localeCompare(b)))
    await press(user, /^Opened/, await table())
    await press(user, /^Opened/, await table())
    await titlesAre([pads.title, vitz.title])
    expect(window.location.search).toBe('?figure=shown&order=asc')
    await fillIn(t('portalFigures.search'), 'vitz')
    await titlesAre([vitz.title])
    await fillIn(t('portalFigures.search'), 'nothing like it')
    await screen.findByText(t('portalFigures.noneMatches'))
  })

  it('gives the table as a file', async () => {
    const { vendor, vitz } = await seller()
    const user = await visit('/vendor/figures', vendor)
    await table()
    await press(user, t('portalFigures.download'))
    const { name, file } = await savedFile()
    expect(name).toMatch(/^figures-.*\.csv$/)
    expect(await file.text()).toContain(vitz.title)
  })
})

describe('one listing', () => {
  it('leads from the table to its days, its price beside others, and what it lacks', async () => {
    const { vendor, vitz } = await seller()
    const user = await visit('/vendor/figures?days=7', vendor)
    await user.click((await table()).getByRole('link', { name: vitz.title }))
    await screen.findByRole('heading', { level: 1, name: vitz.title })
    expect(await tile(t('portalFigures.opened'))).toHaveTextContent('12')
    await pageSays('On sale since today')
    await screen.findByText(t('portalFigures.similarUnknown'))
    const missing = within(await screen.findByRole('region', { name: t('portalFigures.missing') }))
    missing.getByText(t('portalFigures.part.pictures'))
    await user.selectOptions(await field(t('portalFigures.period')), '91')
    await waitFor(async () => expect(await tile(t('portalFigures.opened'))).toHaveTextContent('21'))
    expect(screen.getByRole('link', { name: t('portalFigures.edit') })).toHaveAttribute(
      'href',
      expect.stringContaining(`/vendor/vehicles/${vitz.id}`),
    )
  })

  it('of another seller is not found', async () => {
    const { vitz } = await seller()
    await visit(`/vendor/figures/${vitz.id}`, await newVendor(await openedShop()))
    await screen.findByRole('heading', {
      level: 1,
      name: t('portal.notFoundTitle'),
    })
  })
})
