import { mailsTo, newBuyer } from '@bandari/api/arrange'
import { demoPassword } from '@bandari/api/people'
import { screen, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, gone, press, region } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

it('an address is asked for on My Account, and confirmed at both by whoever reads them', async () => {
  const shop = await openedShop()
  const grace = await newBuyer(shop)
  const email = `moved-${grace.email}`
  const user = await visit('/profile', grace)
  const card = await region(t('portalEmailChange.title'))
  await card.findByText(t('portalEmailChange.lead', { email: grace.email }))
  await press(user, t('portalEmailChange.change'), card)
  await fillIn(t('portalEmailChange.fresh'), email, card)
  await fillIn(t('portalEmailChange.password'), 'not it', card)
  await press(user, t('portalEmailChange.ask'), card)
  await card.findByText(t('refusals.confirm_password_wrong'))
  await fillIn(t('portalEmailChange.password'), demoPassword, card)
  await press(user, t('portalEmailChange.ask'), card)
  await card.findByText(t('portalEmailChange.waiting', { email }))

  const linkTo = async (address: string) => {
    await shop.world.deliverMails()
    const [mail] = await mailsTo(shop, address)
    const [link = ''] = /\S+#token=\S+/.exec(mail?.text ?? '') ?? []
    expect(link.startsWith(shop.portal)).toBe(true)
    return link.slice(shop.portal.length)
  }
  const old = await visit(await linkTo(grace.email), null)
  await screen.findByText(t('portalEmailChange.pageText'))
  expect(window.location.hash).toBe('')
  await press(old, t('portalEmailChange.pageConfirm'))
  await screen.findByText(t('portalEmailChange.half', { email }))
  const fresh = await visit(await linkTo(email), grace)
  await press(fresh, t('portalEmailChange.pageConfirm'))
  await screen.findByText(t('portalEmailChange.done', { email }))
  await fresh.click(screen.getByRole('link', { name: t('portalEmailChange.toAccount') }))
  const changed = await region(t('portalEmailChange.title'))
  await changed.findByText(t('portalEmailChange.lead', { email }))
})

it('a change is kept from happening on My Account, or by the link, which then is over', async () => {
  const shop = await openedShop()
  const grace = await newBuyer(shop)
  const email = `kept-${grace.email}`
  const body = { email, password: demoPassword }
  const ask = async () => {
    const { error } = await grace.client.POST('/profile/email/', { body })
    expect(error).toBeUndefined()
    await shop.world.deliverMails()
    const [mail] = await mailsTo(shop, email)
    return /\/email-change#token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const first = await ask()
  const user = await visit('/profile', grace)
  const card = await region(t('portalEmailChange.title'))
  await press(user, t('portalEmailChange.keep'), card)
  await gone(() => card.queryByText(t('portalEmailChange.waiting', { email })))
  const over = await visit(first, null)
  await press(over, t('portalEmailChange.pageConfirm'))
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(t('refusals.confirmation_invalid')),
  )
  const reader = await visit(await ask(), null)
  await press(reader, t('portalEmailChange.pageStop'))
  await screen.findByText(t('portalEmailChange.stopped'))
})

it('somebody moves: the country is chosen, and their number is read by it', async () => {
  const shop = await openedShop()
  const grace = await newBuyer(shop)
  const user = await visit('/profile', grace)
  await press(user, t('portalAccount.edit.change'))
  const country = await screen.findByLabelText(t('portalAccount.country'))
  await waitFor(() => user.selectOptions(country, 'ZM'))
  const phone = await screen.findByLabelText(t('portalAccount.edit.phone'))
  await user.type(phone, '0977123456')
  await press(user, t('portalAccount.edit.save'))
  await screen.findByText(t('portalAccount.edit.saved'))
  await screen.findByText('Zambia')
  await screen.findByText('+260977123456')
})
