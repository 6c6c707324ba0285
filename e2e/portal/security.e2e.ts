import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { expectAccessible, expectSound, phone } from '../axe.ts'
import { enter, signIn } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** My Account's security: the second factor, the password, and where one is signed in. */

const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

/** The key as the page shows it, in groups of four. */
async function secretOn(page: Page): Promise<string> {
  const shown = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  return (await shown.textContent())?.replaceAll(' ', '') ?? ''
}

async function turnOn(page: Page): Promise<string> {
  await page.getByRole('button', { name: t('portalSecurity.factor.begin') }).click()
  const secret = await secretOn(page)
  await page.getByRole('textbox', { name: t('portal.factor.code') }).fill(codeOf(secret))
  await page.getByRole('button', { name: t('portalSecurity.factor.confirm') }).click()
  await page.getByText(t('portalSecurity.codes.title')).waitFor()
  return secret
}

test('an app is set up, and then asked for at the portal and at the shop', async ({
  page,
  shop,
  buyer,
}) => {
  await page.goto(`${shop.portal}/profile?tab=security`)
  await signIn(page, buyer)
  const secret = await turnOn(page)
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^(\w{4}-){3}\w{4}$/ })
    .all()
  expect(codes).toHaveLength(10)
  const recovery = (await codes[0]?.textContent()) ?? ''
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('portalSecurity.codes.download') }).click()
  expect((await saved).suggestedFilename()).toBe('bandari-recovery-codes.txt')
  await page.getByRole('button', { name: t('portalSecurity.codes.done') }).click()
  await expect(page.getByText(t('portalSecurity.factor.codesLeft', { left: 10 }))).toBeVisible()

  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: t('portal.signOut') }).click()
  await signIn(page, buyer)
  await page.getByRole('textbox', { name: t('portal.factor.code') }).fill('000000')
  await page.getByRole('button', { name: t('portal.signIn'), exact: true }).click()
  await expect(page.getByText(t('refusals.factor_code_wrong'))).toBeVisible()
  // The half minute of the enrolment is used up; the next one counts already.
  await page.getByRole('textbox', { name: t('portal.factor.code') }).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: t('portal.signIn'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('portalAccount.title') })).toBeVisible()

  await page.goto(`${shop.storefront}/login`)
  await signIn(page, buyer)
  await page.getByRole('textbox', { name: t('auth.factorCode') }).fill(recovery)
  await page.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('shell.logOut') })).toBeVisible()
})

test('another device is signed out', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  const { data } = await shop.clientWith(null).POST('/auth/login/', {
    body: { username: buyer.email, password: 'Harbour-2026!' },
  })
  await page.goto(`${shop.portal}/profile?tab=security`)
  await expect(page.getByText(t('portalSecurity.sessions.this'))).toBeVisible()
  await page.getByRole('button', { name: t('portalSecurity.sessions.endOthers') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('portalSecurity.sessions.endOthers') })
    .click()
  await expect(page.getByText(t('portalSecurity.sessions.this'))).toHaveCount(1)
  await expect(
    page.getByRole('button', { name: t('portalSecurity.sessions.endOthers') }),
  ).toHaveCount(0)
  const { response } = await shop.clientWith(data?.token ?? '').GET('/profile/')
  expect(response.status).toBe(401)
})

test('after ten minutes a change asks again, and goes on by itself', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=security`)
  await shop.sql(
    `update sessions set proved_at = now() - interval '10 minutes'
     where account_id = (select id from accounts where email = $1)`,
    [buyer.email],
  )
  await page.getByRole('button', { name: t('portalSecurity.factor.begin') }).click()
  const dialog = page.getByRole('dialog', { name: t('portal.stepUp.title') })
  await dialog.getByLabel(t('portal.password')).fill('Harbour-2026!')
  await dialog.getByRole('button', { name: t('portal.stepUp.confirm') }).click()
  await expect(page.getByRole('img', { name: t('portalSecurity.factor.qr') })).toBeVisible()
})

test.describe('on a telephone', () => {
  test.use(phone)
  test('the tab, the set-up and the codes are sound', async ({ page, shop, buyer }) => {
    await page.goto(`${shop.portal}/profile?tab=security`)
    await signIn(page, buyer)
    await page.getByText(t('portalSecurity.sessions.this')).waitFor()
    await expectAccessible(page)
    await turnOn(page)
    await expectSound(page)
  })
})
