import { newBuyer, newVendor } from '@bandari/api/arrange'
import { demoPassword } from '@bandari/api/people'
import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fill, gone, openDialog, press } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const security = '/profile?tab=security'

describe('My Account’s security: where one is signed in, and who asks once more', () => {
  it('another device is signed out', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const { data } = await shop.clientWith(null).POST('/auth/login/', {
      body: { username: buyer.email, password: demoPassword },
    })
    const user = await visit(security, buyer)
    await screen.findByText(t('portalSecurity.sessions.this'))
    const endOthers = t('portalSecurity.sessions.endOthers')
    await press(user, endOthers)
    await press(user, endOthers, await openDialog())
    await gone(() => screen.queryByRole('button', { name: endOthers }))
    expect(screen.getAllByText(t('portalSecurity.sessions.this'))).toHaveLength(1)
    const { response } = await shop.clientWith(data?.token ?? '').GET('/profile/')
    expect(response.status).toBe(401)
  })

  it('after ten minutes a change asks again, and goes on by itself', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    await shop.sql(
      `update sessions set proved_at = now() - interval '10 minutes' where account_id = $1`,
      [buyer.id],
    )
    const user = await visit(security, buyer)
    await press(user, t('portalSecurity.factor.begin'))
    const dialog = await openDialog(t('portal.stepUp.title'))
    fill(await dialog.findByLabelText(t('portal.password')), demoPassword)
    await press(user, t('portal.stepUp.confirm'), dialog)
    await screen.findByRole('img', { name: t('portalSecurity.factor.qr') })
  })

  it('a seller makes a key for a program, sees its secret once, and ends it', async () => {
    const shop = await openedShop()
    const seller = await newVendor(shop)
    const user = await visit(security, seller)
    await press(user, t('portalKeys.make'))
    await screen.findByRole('checkbox', { name: t('portalKeys.scope.listingsWrite') })
    await press(user, t('portalKeys.make'))
    await screen.findByText(t('portalKeys.noScope'))
    fill(screen.getByLabelText(t('portalKeys.name')), 'Stock of our yard')
    await user.click(screen.getByRole('checkbox', { name: t('portalKeys.scope.listingsRead') }))
    await press(user, t('portalKeys.make'))
    const proof = await openDialog(t('portal.stepUp.title'))
    fill(await proof.findByLabelText(t('portal.password')), demoPassword)
    await press(user, t('portal.stepUp.confirm'), proof)
    const { textContent: token } = await screen.findByText(/^bandari_[0-9a-f]{40}$/)
    const program = shop.clientWith(token)
    const status = async () => (await program.GET('/vendor/get-products')).response.status
    expect(await status()).toBe(200)
    await press(user, t('portalKeys.kept'))
    expect(screen.queryByText(token)).toBeNull()
    const name = 'Stock of our yard'
    await press(user, t('portalKeys.endOf', { name }))
    const ending = await openDialog(t('portalKeys.endTitle', { name }))
    await press(user, t('portalKeys.end'), ending)
    await gone(() => screen.queryByRole('button', { name: t('portalKeys.endOf', { name }) }))
    expect(await status()).toBe(401)
  })

  it('a buyer is offered none', async () => {
    const buyer = await newBuyer(await openedShop())
    await visit(security, buyer)
    await screen.findByText(t('portalSecurity.sessions.this'))
    expect(screen.queryByText(t('portalKeys.title'))).toBeNull()
  })
})
