import { newBuyer, newVendor } from '@bandari/api/arrange'
import { askedModel } from '@bandari/api/arrange-models'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import {
  field,
  fillIn,
  gone,
  openDialog,
  pageSays,
  press,
  pressTwice,
  section,
} from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const room = '/vendor/create-product'
const editorIsOpen = () =>
  waitFor(() => expect(window.location.pathname).toMatch(/^\/vendor\/add-content\/\d+$/))

/** Names that nobody else in the worker asks for. */
let names = 0
const newName = () => {
  names += 1
  return `Kombi ${process.pid} ${names} X`
}

async function listingsOf({ id }: { id: number }) {
  return (await openedShop()).sql<{ title: string; model_id: number | null }>(
    'select title, model_id from products where vendor_id = $1',
    [id],
  )
}

describe('a seller whose model is not in the list', () => {
  it('asks for it in place, and has one draft that says what it waits for', async () => {
    const vendor = await newVendor(await openedShop())
    const user = await visit(room, vendor)
    await user.selectOptions(await field(t('portalListings.create.type')), 'Cars')
    await user.selectOptions(await field(t('portalListings.create.make')), 'Toyota')
    await press(user, t('portalModels.notThere'))
    expect(await field(t('portalModels.make'))).toHaveValue('Toyota')
    await press(user, t('portalModels.send'))
    expect(await field(t('portalModels.model'))).toHaveAccessibleDescription(
      new RegExp(t('portalModels.missing')),
    )
    const name = newName()
    await fillIn(t('portalModels.model'), name)
    expect(await field(t('portalListings.create.vehicleTitle'))).toHaveValue(`Toyota ${name}`)
    await pressTwice(user, t('portalModels.send'))
    await editorIsOpen()
    await pageSays(t('portalModels.waits', { name: `Toyota ${name}` }))
    expect(await listingsOf(vendor)).toEqual([{ title: `Toyota ${name}`, model_id: null }])
    await user.click(await screen.findByRole('switch', { name: t('portalSelling.publish') }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      t('portalModels.waits', { name: `Toyota ${name}` }),
    )

    const table = await visit('/vendor-dashboard', vendor)
    await pageSays(t('portalTable.model.waits', { name: `Toyota ${name}` }))
    await table.selectOptions(await field(t('portalListings.status')), 'waiting')
    await waitFor(() => expect(window.location.search).toContain('status=waiting'))
    await pageSays(`Toyota ${name}`)
  })

  it('is shown what the list has that is near, and takes that', async () => {
    const vendor = await newVendor(await openedShop())
    const user = await visit(room, vendor)
    await user.selectOptions(await field(t('portalListings.create.type')), 'Cars')
    await press(user, t('portalModels.notThere'))
    await fillIn(t('portalModels.make'), 'toyta')
    await fillIn(t('portalModels.model'), 'Vitzz')
    await press(user, t('portalModels.useNear', { name: 'Toyota Vitz' }))
    expect(await field(t('portalListings.create.model'))).toHaveValue('Vitz')
    expect(await field(t('portalListings.create.vehicleTitle'))).toHaveValue('Toyota Vitz')
  })

  it('withdraws the request, and chooses a model of the list in the editor', async () => {
    const vendor = await newVendor(await openedShop())
    const { product_id: id } = await askedModel(vendor, newName())
    const user = await visit(`/vendor/add-content/${id}`, vendor)
    await press(user, t('portalModels.withdraw'))
    const dialog = await openDialog(t('portalModels.withdrawAsk'))
    await press(user, t('portalModels.withdraw'), dialog)
    await press(user, t('portalModels.choose'))
    await user.selectOptions(await screen.findByLabelText(t('portalListings.create.type')), 'Cars')
    await user.selectOptions(
      await screen.findByLabelText(t('portalListings.create.make')),
      'Toyota',
    )
    await user.selectOptions(await screen.findByLabelText(t('portalListings.create.model')), 'Vitz')
    await press(user, t('portalModels.take'))
    await gone(() => screen.queryByRole('button', { name: t('portalModels.choose') }))
    expect((await listingsOf(vendor))[0]?.model_id).not.toBeNull()
  })
})

describe('staff, of whom sellers ask a model', () => {
  it('find it in the queue, add it, and the seller reads that', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const name = newName()
    const { id } = await askedModel(vendor, name)
    const staff = await newBuyer(shop, { isStaff: true })
    const list = await visit('/support/model-requests', staff)
    await list.click(await screen.findByRole('link', { name: `Toyota ${name}` }))
    await screen.findByRole('heading', { level: 1, name: `Toyota ${name}` })

    const user = await visit(`/support/model-requests/${id}/show`, staff)
    const add = await section(t('staffModels.add'))
    expect(await add.findByLabelText(t('staffModels.model'))).toHaveValue(name)
    await press(user, t('staffModels.addSend'), add)
    await pageSays(t('staffModels.became', { name: `Toyota ${name}` }))
    expect(screen.queryByRole('button', { name: t('staffModels.addSend') })).toBeNull()

    await visit('/vendor-dashboard', vendor)
    await pageSays(t('portalModels.answered', { name: `Toyota ${name}` }))
  })

  it('refuse it with a reason alone, which the seller reads at the draft', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const { id, product_id } = await askedModel(vendor, newName())
    const staff = await newBuyer(shop, { isStaff: true })
    const user = await visit(`/support/model-requests/${id}/show`, staff)
    const refuse = await section(t('staffModels.refuse'))
    await press(user, t('staffModels.refuseSend'), refuse)
    await pageSays(t('portal.missing'))
    await fillIn(t('staff.reason'), 'Nobody built it.', refuse)
    await press(user, t('staffModels.refuseSend'), refuse)
    await pageSays('Nobody built it.')
    await visit(`/vendor/add-content/${product_id}`, vendor)
    await pageSays(t('portalModels.refusedWhy', { reason: 'Nobody built it.' }))
  })
})
