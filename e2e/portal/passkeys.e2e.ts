import type { Page } from '@playwright/test'
import { people } from '@bandari/api/people'
import { expectAccessible } from '../axe.ts'
import { signIn } from '../steps.ts'
import { t } from '../sentences.ts'
import { expect, test } from '../world.ts'

/** As in production: staff do nothing until they have a second factor. */
test.use({ environment: { STAFF_SECOND_FACTOR: 'true' } })

/** A device whose owner is always there: https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/. */
async function plugIn(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the device verifies its owner. */
    recognises: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const desk = { email: people.desk.email }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('staff are led to the set-up and nowhere else, add a passkey, and come in by it', async ({
  page,
  shop,
}) => {
  const device = await plugIn(page)
  await page.goto(`${shop.portal}/support/orders`)
  await signIn(page, desk)
  await expect(page.getByText(t('portalSecurity.factor.required'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/profile\?tab=security$/)
  await page.goto(`${shop.portal}/support/users`)
  await expect(page).toHaveURL(/\/profile\?tab=security$/)

  await press(page, t('portalSecurity.factor.addPasskey'))
  await press(page, t('portalSecurity.factor.addPasskey'))
  await expect(page.getByText(t('portal.missing'))).toBeVisible()
  await page.getByLabel(t('portalSecurity.factor.passkeyName')).fill('Desk telephone')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByText(t('portalSecurity.codes.title')).waitFor()
  await press(page, t('portalSecurity.codes.done'))
  await expect(page.getByText('Desk telephone')).toBeVisible()
  // The last one stays.
  await expect(
    page.getByRole('button', {
      name: t('portalSecurity.factor.removeOf', { name: 'Desk telephone' }),
    }),
  ).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`${shop.portal}/support/orders`)
  await expect(
    page.getByRole('heading', { name: t('staffOrders.title'), exact: true }),
  ).toBeVisible()

  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: t('portal.signOut') }).click()
  await expect(page.getByText(t('portal.signedOut'))).toBeVisible()
  await signIn(page, desk)
  await device.recognises(false)
  await press(page, t('portal.passkey.use'))
  await expect(page.getByText(t('portal.passkey.cancelled'))).toBeVisible()
  await press(page, t('portal.passkey.code'))
  await expect(page.getByRole('textbox', { name: t('portal.factor.code') })).toBeFocused()
  await press(page, t('portal.passkey.back'))
  await device.recognises(true)
  await press(page, t('portal.passkey.use'))
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible()

  // Ten minutes later a change asks again.
  await shop.sql(`update sessions set proved_at = now() - interval '10 minutes'`)
  await page.goto(`${shop.portal}/profile?tab=security`)
  await press(page, t('portalSecurity.factor.renew'))
  const dialog = page.getByRole('dialog', { name: t('portal.stepUp.title') })
  await dialog.getByRole('button', { name: t('portal.passkey.use') }).click()
  await page.getByText(t('portalSecurity.codes.title')).waitFor()
})

test('a passkey of the shop signs in at the shop', async ({ page, shop, buyer }) => {
  await plugIn(page)
  await page.goto(`${shop.storefront}/login`)
  const { data } = await shop.clientWith(null).POST('/auth/login/', {
    body: { username: buyer.email, password: 'Harbour-2026!' },
  })
  await page.evaluate(addOwnPasskey, data?.token ?? '')
  await signIn(page, buyer)
  await page.getByRole('button', { name: t('auth.passkeyCode') }).click()
  await page.getByRole('button', { name: t('auth.passkeyBack') }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('auth.passkeyUse') }).click()
  await expect(page.getByRole('button', { name: t('shell.logOut') })).toBeVisible()
})

/** In the page. Where both apps share a domain the portal makes it; here they do not. */
async function addOwnPasskey(token: string) {
  const call = async (path: string, body?: unknown) => {
    const answer = await fetch(`/api/account/second-factor/passkeys/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Token ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { challenge, options } = await call('options/')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const passkey = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  await call('', { challenge, name: 'Shop', passkey: passkey.toJSON() })
}
