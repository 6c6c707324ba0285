import { generateSync } from 'otplib'
import { expectAccessible, expectSound, phone } from '../axe.ts'
import { signIn } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

test.use(phone)

test('on a telephone an app is set up, and then asked for at the portal and at the shop', async ({
  page,
  shop,
  buyer,
}) => {
  await page.goto(`${shop.portal}/profile?tab=security`)
  await signIn(page, buyer)
  await page.getByText(t('portalSecurity.sessions.this')).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('portalSecurity.factor.begin') }).click()
  // The key as the page shows it, in groups of four.
  const shown = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = (await shown.textContent())?.replaceAll(' ', '') ?? ''
  const code = page.getByRole('textbox', { name: t('portal.factor.code') })
  await code.fill(codeOf(secret))
  await page.getByRole('button', { name: t('portalSecurity.factor.confirm') }).click()
  await page.getByText(t('portalSecurity.codes.title')).waitFor()
  await expectSound(page)
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
  await code.fill('000000')
  await page.getByRole('button', { name: t('portal.signIn'), exact: true }).click()
  await expect(page.getByText(t('refusals.factor_code_wrong'))).toBeVisible()
  // The half minute of the enrolment is used up; the next one counts already.
  await code.fill(codeOf(secret, 1))
  await page.getByRole('button', { name: t('portal.signIn'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('portalAccount.title') })).toBeVisible()

  await page.goto(`${shop.storefront}/login`)
  await signIn(page, buyer)
  await page.getByRole('textbox', { name: t('auth.factorCode') }).fill(recovery)
  await page.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('shell.logOut') })).toBeVisible()
})
