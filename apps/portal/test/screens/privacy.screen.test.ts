import { type Buyer, mailsTo, newBuyer, placeOrder } from '@bandari/api/arrange'
import { demoPassword } from '@bandari/api/people'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, gone, openDialog, press, region, savedFile } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const open = (buyer: Buyer) => visit('/profile?tab=data', buyer)
const download = () => region(t('portalAccount.data.download'))
const deletion = () => region(t('portalAccount.data.delete'))

/** Signs in with Google alone. */
async function withoutPassword(): Promise<Buyer> {
  const shop = await openedShop()
  const buyer = await newBuyer(shop)
  await shop.sql('update accounts set password_hash = null where id = $1', [buyer.id])
  return buyer
}

describe('My Account, Your data: a person downloads what is kept about them, and deletes their account', () => {
  it('downloads everything as one file, with the password once more', async () => {
    const buyer = await newBuyer(await openedShop())
    const user = await open(buyer)
    const card = await download()
    await press(user, t('portalAccount.data.downloadNow'), card)
    await card.findByText(t('portal.missing'))
    await fillIn(t('portalAccount.data.password'), 'a wrong guess', card)
    await press(user, t('portalAccount.data.downloadNow'), card)
    await card.findByText(t('refusals.confirm_password_wrong'))
    await fillIn(t('portalAccount.data.password'), demoPassword, card)
    await press(user, t('portalAccount.data.downloadNow'), card)
    const { name, file } = await savedFile()
    expect(name).toMatch(/^bandari-data-.*\.json$/)
    const copy = JSON.parse(await file.text()) as { data: Record<string, object[]> }
    expect(copy.data['accounts']).toMatchObject([{ email: buyer.email, first_name: 'Grace' }])
  })

  it('says what a deletion waits for', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const { number } = await placeOrder(shop, buyer)
    await open(buyer)
    const card = await deletion()
    await card.findByText(t('refusals.deletion_open_order', { number }))
    await waitFor(() => expect(card.queryByRole('button')).toBeNull())
  })

  it('deletes the account, after asking twice', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const user = await open(buyer)
    const card = await deletion()
    await fillIn(t('portalAccount.data.password'), demoPassword, card)
    await press(user, t('portalAccount.data.deleteNow'), card)
    await press(user, t('ui.cancel'), await openDialog(t('portalAccount.data.sure')))
    await gone(() => screen.queryByRole('dialog'))
    expect((await buyer.client.GET('/profile/')).response.status).toBe(200)

    await press(user, t('portalAccount.data.deleteNow'), card)
    await press(
      user,
      t('portalAccount.data.deleteForGood'),
      await openDialog(t('portalAccount.data.sure')),
    )
    await screen.findByText(t('portal.accountDeleted'))
    expect((await buyer.client.GET('/profile/')).response.status).toBe(401)
    const [row] = await shop.sql<{ first_name: string }>(
      'select first_name from accounts where id = $1',
      [buyer.id],
    )
    expect(row).toEqual({ first_name: 'Deleted' })
  })

  it('without a password a mailed link confirms who it is', async () => {
    const shop = await openedShop()
    const buyer = await withoutPassword()
    const user = await open(buyer)
    await press(user, t('portalAccount.data.sendLink'))
    await screen.findByText(t('portalAccount.data.linkSent'))
    await waitFor(() =>
      expect(screen.queryByLabelText(t('portalAccount.data.password'))).toBeNull(),
    )
    await shop.world.deliverMails()
    const [mail] = await mailsTo(shop, buyer.email)
    const [, token = ''] = /#confirm=(\S+)/.exec(mail?.text ?? '') ?? []
    const confirmed = await visit(`/profile?tab=data#confirm=${token}`, buyer)
    await screen.findByText(t('portalAccount.data.confirmed'))
    expect(window.location.href).toBe(`${shop.portal}/profile?tab=data`)
    await press(confirmed, t('portalAccount.data.downloadNow'), await download())
    expect((await savedFile()).name).toMatch(/\.json$/)
    // A page keeps the link that it came by.
    await visit('/profile?tab=data#confirm=', buyer)
    await screen.findByText(t('portalAccount.data.sendLink'))
  })
})
