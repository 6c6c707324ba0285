import { type Buyer, newBuyer, newSupporter } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fill, fillIn, pageSays, press } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { callsTo, loseConnection } from '../steps.ts'

const someone = async () => newBuyer(await openedShop())
const start = () => screen.findByRole('button', { name: t('portalSupporter.start') })
const agree = async (user: UserEvent) => user.click(await field(t('portalSupporter.agree')))
const refused = (words: string) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))

async function goToTerms(buyer: Buyer): Promise<UserEvent> {
  const user = await visit('/become-a-seller', buyer)
  await fillIn(t('portalSupporter.mobile'), '+260971234567')
  await press(user, t('portalSupporter.next'))
  await screen.findByRole('heading', { name: t('portalSupporter.step.terms') })
  return user
}

describe('the upgrade wizard (account spec §2, §4, §5, §8, §9)', () => {
  it('My Account tells the terms and invites to the programme, and its steps lead to the store ID', async () => {
    const buyer = await someone()
    const user = await visit('/profile', buyer)
    const terms = await screen.findByRole('region', { name: t('portalAccount.terms') })
    for (const words of [
      'only from a balance of at least USD25',
      'tracked for 120 days',
      'must be at least 45 days old',
      'within 5 working days',
      'A mobile wallet or other',
    ])
      expect(terms).toHaveTextContent(words)
    await user.click(await screen.findByRole('link', { name: t('portal.menu.becomeSeller') }))
    const steps = await screen.findByRole('list', { name: t('portalSupporter.steps') })
    expect(steps).toHaveTextContent('1Payment2Terms & Conditions3Join')
    await fillIn(t('portalSupporter.mobile'), '+260971234567')
    await press(user, t('portalSupporter.next'))
    await agree(user)
    await user.click(await start())
    await pageSays('Your online store ID')
    const { data: agent } = await buyer.client.GET('/agent-overview/')
    await screen.findByText(agent!.code)
    await user.click(await screen.findByRole('link', { name: t('portalSupporter.viewDashboard') }))
    await screen.findByRole('heading', { name: t('portalSupporter.title') })
    await screen.findByRole('menuitem', { name: t('portalSupporter.downlineTitle') })
  })

  it('the number is Zambian by default, and of the country that is chosen', async () => {
    await visit('/become-a-seller', await someone())
    await waitFor(async () => expect(await field(t('portal.phoneCountry'))).toHaveValue('KE'))
    await pageSays('In Kenya commission goes to a mobile wallet (M-Pesa, Airtel Money and T-Kash)')
    const shop = await openedShop()
    const buyer = await someone()
    await shop.sql('update accounts set country = null where id = $1', [buyer.id])
    const user = await visit('/become-a-seller', buyer)
    const country = await field(t('portal.phoneCountry'))
    expect(country).toHaveValue('ZM')
    await user.selectOptions(country, 'KE')
    await fillIn(t('portalSupporter.mobile'), '0712345678')
    await press(user, t('portalSupporter.next'))
    await agree(user)
    await user.click(await start())
    await pageSays('Your online store ID')
    const stored = await shop.sql('select mobile from agents where account_id = $1', [buyer.id])
    expect(stored).toEqual([{ mobile: '+254712345678' }])
  })

  it('what is no mobile number: Please enter a valid mobile number', async () => {
    const user = await visit('/become-a-seller', await someone())
    const mobile = await field(t('portalSupporter.mobile'))
    // The fourth is a valid number of a house in Lusaka.
    for (const number of ['', '097', '+260 123', '+260 211 221 234', 'call me']) {
      fill(mobile, number)
      expect(mobile).not.toHaveAccessibleDescription(/valid mobile number/)
      await press(user, t('portalSupporter.next'))
      await waitFor(() =>
        expect(mobile).toHaveAccessibleDescription(/Please enter a valid mobile number/),
      )
      expect(mobile).toHaveFocus()
      fill(mobile, '1')
    }
  })

  it('Start Selling Now stays disabled until the terms are ticked', async () => {
    const user = await goToTerms(await someone())
    expect(await start()).toBeDisabled()
    await agree(user)
    expect(await start()).toBeEnabled()
    await agree(user)
    expect(await start()).toBeDisabled()
  })

  it('a referrer that is no e-mail: A valid email is required.', async () => {
    const buyer = await someone()
    const user = await goToTerms(buyer)
    const referrer = await field(t('portalSupporter.referrer'))
    expect(referrer).toHaveAttribute('maxlength', '355')
    fill(referrer, 'joy@example')
    await agree(user)
    await user.click(await start())
    await waitFor(() => expect(referrer).toHaveAccessibleDescription(/A valid email is required\./))
    expect(referrer).toHaveFocus()
    expect((await buyer.client.GET('/agent-overview/')).response.status).toBe(204)
  })

  it('any other failure, 409 and 406 have sentences of their own; rectified, it goes through', async () => {
    const buyer = await someone()
    const referrer = await newSupporter(await openedShop())
    const user = await goToTerms(buyer)
    await agree(user)
    const reconnect = loseConnection()
    await user.click(await start())
    await refused(
      'Oops - Something has gone wrong. Refresh your browser to revert to your last saved state.',
    )
    reconnect()
    await fillIn(t('portalSupporter.referrer'), buyer.email)
    await user.click(await start())
    await refused(
      'Oops - the referrer email address must be different to yours. Rectify or delete the email address to proceed.',
    )
    await fillIn(t('portalSupporter.referrer'), 'nobody@example.org')
    await user.click(await start())
    await refused(
      'Oops - the referrer email address entered is not registered on Bandari. Rectify or delete the email address to proceed.',
    )
    await fillIn(t('portalSupporter.referrer'), referrer.email)
    await user.click(await start())
    await pageSays('Your online store ID')
    const { data } = await referrer.client.GET('/agent-overview/')
    expect(data!.partner_recruits.recruits_level_1).toEqual([{ [buyer.email]: [] }])
  })

  it('a double click is one call', async () => {
    const user = await goToTerms(await someone())
    await agree(user)
    const calls = callsTo('/upgrade-to-agent-account/')
    await user.dblClick(await start())
    await pageSays('Your online store ID')
    expect(calls()).toBe(1)
  })

  it('who has joined already sees their store ID; My Account says that the application is with support', async () => {
    const supporter = await newSupporter(await openedShop())
    await visit('/become-a-seller', supporter)
    await screen.findByText(supporter.code)
    await visit('/profile', supporter)
    await pageSays('Your application to the Seller Programme is with us.')
    const link = await screen.findByRole('link', { name: t('portalAccount.sellerDashboard') })
    expect(link).toHaveAttribute('href', '/vendor-dashboard')
  })
})
