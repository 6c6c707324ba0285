import { listVehicle, newVendor, publishable, saveListing } from '@bandari/api/arrange'
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { openedShop } from '../shop.ts'
import { open } from '../storefront.ts'

it('an extra section of a listing is read by buyers', async () => {
  const shop = await openedShop()
  const vendor = await newVendor(shop)
  const { id: cid } = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  const body = { cid, title: 'Inspection report' }
  const { data } = await vendor.client.POST('/vendor/create-lecture', { body })
  const lContent = 'Tyres: new.\n\nBrakes: 60 percent.'
  await saveListing(vendor, cid, { lid: data!.lecture_id, lContent })
  await open(`/details/${cid}`)
  const heading = screen.getByRole('heading', { name: 'Inspection report' })
  expect(heading.parentElement).toHaveTextContent('Brakes: 60 percent.')
})
