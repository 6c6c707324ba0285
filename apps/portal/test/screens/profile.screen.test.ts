import { endSessions, newBuyer, newVendor } from '@bandari/api/arrange'
import { people } from '@bandari/api/people'
import { screen, waitFor } from '@testing-library/dom'
import { HttpError } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { authProvider } from '../../src/providers/auth-provider.ts'
import { fillIn, pageSays, press } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { loseConnection, reload, signIn, signOut } from '../steps.ts'

const someone = async () => newBuyer(await openedShop())

const mailSwitch = (kind: string) => screen.findByRole('switch', { name: kind })
const ordered = t('portalAccount.notifications.listingOrdered')

describe('the portal’s door (account spec §2; decisions 3)', () => {
  it('its own sign-in leads a buyer to My Account', async () => {
    const user = await visit('/', null)
    await signIn(user, await someone())
    await screen.findByRole('heading', { name: t('portalAccount.title') })
    expect(window.location.pathname).toBe('/profile')
  })

  it('its sign-in leads to the address that was asked for', async () => {
    const user = await visit('/profile?tab=orders', null)
    await signIn(user, await someone())
    await pageSays('You have no orders yet')
  })

  it("without one of both: Required info is missing; a wrong password: the server's sentence", async () => {
    const user = await visit('/login', null)
    await press(user, t('portal.signIn'))
    await screen.findAllByText(/Required info is missing/)
    await signIn(user, { email: people.buyer.email, password: 'not the one' })
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Unable to log in with provided credentials.',
      ),
    )
  })

  it('a hand-over code works once', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const { data } = await buyer.client.POST('/auth/handover/', {
      body: { audience: 'portal', next: '/profile' },
    })
    const { pathname, hash } = new URL(data!.url)
    const code = new URLSearchParams(hash.slice(1)).get('code')!
    const body = { code, audience: 'portal' } as const
    await shop.clientWith(null).POST('/auth/handover/redeem/', { body })
    await visit(pathname + hash, null)
    await pageSays('has been used already or has expired')
  })

  it('signing out ends the session', async () => {
    const buyer = await someone()
    const user = await visit('/profile', buyer)
    await signOut(user)
    await pageSays('You are signed out.')
    expect((await buyer.client.GET('/profile/')).response.status).toBe(401)
  })

  it('what is refused while somebody signs out is not told as a session that ended', async () => {
    await visit('/profile', await someone())
    const leaving = authProvider.logout({})
    await authProvider.checkAuth({})
    await expect(authProvider.checkError(new HttpError('', 401))).resolves.toBeUndefined()
    expect(await leaving).toContain('notice=signed-out')
  })

  it('a session that has ended leads to the sign-in', async () => {
    const buyer = await someone()
    await endSessions(await openedShop(), buyer)
    await visit('/profile', buyer)
    await pageSays('Your session has ended.')
  })

  it('an unknown address is not found', async () => {
    await visit('/no-such-room', await someone())
    await pageSays("Oops, sorry we couldn't find that page")
    await screen.findByRole('link', { name: t('portal.goHome') })
  })
})

describe('My Account (account spec §2)', () => {
  it('shows name, e-mail, country, postcode and the date joined; a buyer gets one mail of those that one can do without', async () => {
    const buyer = await someone()
    const user = await visit('/profile', buyer)
    const profile = await screen.findByRole('region', { name: t('portalAccount.profile') })
    for (const words of [
      'NameGrace Wanjiru',
      `Email${buyer.email}`,
      'CountryKenya',
      'PostcodeNot given',
      'Date Joined',
    ])
      expect(profile).toHaveTextContent(words)
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: t('portalSupporter.usages') })).toBeNull(),
    )
    await screen.findByText(t('portalAccount.notifications.always'))
    expect(screen.getAllByRole('switch')).toHaveLength(1)
    expect(await mailSwitch(t('portalAccount.notifications.orderSteps'))).toBeChecked()

    await press(user, t('portalAccount.edit.change'))
    await fillIn(t('portalAccount.edit.firstName'), '')
    const phone = await screen.findByLabelText(t('portalAccount.edit.phone'))
    await user.clear(phone)
    await user.type(phone, '+254722345678')
    await press(user, t('portalAccount.edit.save'))
    await pageSays('This field may not be blank.')
    await fillIn(t('portalAccount.edit.firstName'), 'Gracia')
    await press(user, t('portalAccount.edit.save'))
    await screen.findByText(t('portalAccount.edit.saved'))
    await pageSays('+254722345678')
    await pageSays('Gracia Wanjiru')
  })

  it('a supporter who does not sell is told of their commission, and asked to apply', async () => {
    await visit('/profile', 'recruit')
    await pageSays(t('portalAccount.asSupporter'))
    const apply = await screen.findByRole('link', { name: t('portal.application.apply') })
    expect(apply).toHaveAttribute('href', '/vendor-dashboard')
    expect(screen.queryByText(t('portalAccount.onProgramme'))).toBeNull()
  })

  it('an approved vendor is congratulated', async () => {
    await visit('/profile', 'vendor')
    await pageSays("Congratulations, you've been approved on the Seller Programme.")
  })

  it('switches a mail off where the mail leads, and back on with the keyboard', async () => {
    const vendor = await newVendor(await openedShop())
    const user = await visit('/profile?at=notifications', null)
    await signIn(user, vendor)
    expect(await mailSwitch(ordered)).toBeChecked()
    const reconnect = loseConnection()
    await user.click(await mailSwitch(ordered))
    expect(await screen.findByRole('alert')).toHaveTextContent(t('portal.unknownFailure'))
    await waitFor(async () => expect(await mailSwitch(ordered)).toBeChecked())
    reconnect()

    await user.click(await mailSwitch(ordered))
    await pageSays(t('portalAccount.notifications.off', { kind: ordered }))
    const later = await reload()
    await waitFor(async () => expect(await mailSwitch(ordered)).not.toBeChecked())
    expect(await mailSwitch(t('portalAccount.notifications.commission'))).toBeChecked()
    ;(await mailSwitch(ordered)).focus()
    await later.keyboard(' ')
    await pageSays(t('portalAccount.notifications.on', { kind: ordered }))
  })
})
