import { newBuyer, newSupporter, stockVehicle, type Supporter } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, openDialog, pageSays, press, pressTwice, rowsAre } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

async function applicant(): Promise<Supporter> {
  const shop = await openedShop()
  const supporter = await newSupporter(shop)
  await shop.sql(`update accounts set seller_status = 'pending' where id = $1`, [supporter.id])
  return supporter
}

async function openVendor({ email }: Supporter): Promise<UserEvent> {
  const user = await visit('/support/vendors', 'desk')
  await fillIn('Name, e-mail, mobile or code', email)
  const [row] = await rowsAre(1)
  await user.click(row!.querySelector('a')!)
  return user
}

async function statusOf({ id }: Supporter) {
  const [account] = await (await openedShop()).sql<{ seller_status: string }>(
    'select seller_status from accounts where id = $1',
    [id],
  )
  return account?.seller_status
}

describe('what support decides about vendors, listings and accounts (decisions 4 and 24)', () => {
  it('an application is approved, and the vendor suspended with a reason', {
    tags: 'nightly',
  }, async () => {
    const vendor = await applicant()
    const user = await openVendor(vendor)
    await press(user, t('staffVendors.approve.label'))
    await pressTwice(user, t('staffVendors.approve.confirm'), await openDialog())
    await pageSays(`is approved; ${vendor.email} has been told.`)
    await press(user, t('staffVendors.suspend.label'))
    const dialog = await openDialog()
    await press(user, t('staffVendors.suspend.confirm'), dialog)
    await dialog.findByText('Say why.')
    expect(await field(t('staff.reason'), dialog)).toHaveFocus()
    await fillIn(t('staff.reason'), 'Parts never arrived.', dialog)
    await press(user, t('staffVendors.suspend.confirm'), dialog)
    await screen.findByText('Suspended vendor')
    expect(await screen.findAllByText('Parts never arrived.')).not.toEqual([])
    expect(await statusOf(vendor)).toBe('suspended')
  })

  it('the second of two who decide about a vendor reads who was quicker', async () => {
    const vendor = await applicant()
    const user = await openVendor(vendor)
    await press(user, t('staffVendors.refuse.label'))
    const dialog = await openDialog()
    await fillIn(t('staff.reason'), 'The mobile is not theirs.', dialog)
    const { client } = await newBuyer(await openedShop(), { isStaff: true })
    const params = { path: { id: vendor.id } }
    const { data: asked } = await client.GET('/support/vendors/{id}', { params })
    await client.PUT('/support/vendors/{id}', {
      params,
      body: { version: asked!.version, seller_status: 'approved' },
    })
    await press(user, t('staffVendors.refuse.confirm'), dialog)
    await dialog.findByText(/Grace Wanjiru has changed this meanwhile/)
    expect(await field(t('staff.reason'), dialog)).toHaveValue('The mobile is not theirs.')
    await press(user, t('staff.back'), dialog)
    await screen.findByText('Approved')
    expect(await statusOf(vendor)).toBe('approved')
  })

  it('a listing is looked up, taken down and seen no more', async () => {
    const shop = await openedShop()
    const { id, title } = await stockVehicle(shop)
    const user = await visit('/support/listings', 'desk')
    await fillIn('Number, title, part number', String(id))
    // A list asks a moment after the last key; a link that is followed before it would be taken back.
    await waitFor(() => expect(window.location.search).toContain(String(id)))
    await user.click(await screen.findByRole('link', { name: title }))
    await press(user, t('staffListings.takeDown'))
    const dialog = await openDialog()
    await user.click(dialog.getByRole('radio', { name: t('staffListings.cause.details') }))
    await press(user, t('staffListings.takeDownConfirm'), dialog)
    await screen.findByText(/Buyers do not see it/)
    const path = { id }
    const { response } = await shop.clientWith(null).GET('/products/{id}/', { params: { path } })
    expect(response.status).toBe(404)
  })

  it('a member of staff who is deactivated is out with the next click', async () => {
    const shop = await openedShop()
    const colleague = await newBuyer(shop, { isStaff: true })
    const user = await visit(`/support/users/${colleague.id}/show`, 'support')
    await press(user, t('staffAccounts.deactivate'))
    const dialog = await openDialog()
    await fillIn(t('staff.reason'), 'Has left the company.', dialog)
    await press(user, t('staffAccounts.deactivate.confirm'), dialog)
    await screen.findByText(`${colleague.email} is deactivated.`)

    const other = await newBuyer(shop, { isStaff: true })
    const theirs = await visit('/support/vendors', other)
    await screen.findByRole('button', { name: t('staffVendors.status.suspended') })
    const admin = shop.clientWith(await shop.tokenOf('support'))
    const params = { path: { id: other.id } }
    const { data: known } = await admin.GET('/support/users/{id}', { params })
    await admin.PUT('/support/users/{id}', {
      params,
      body: { version: known!.version, is_active: false, reason: 'Has left the company.' },
    })
    await press(theirs, t('staffVendors.status.suspended'))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
  })
})
