import { unique } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { fill, main, signIn } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop({ RATE_LIMITS: 'true' })
})

async function times(count: number, call: () => Promise<unknown>) {
  for (let n = 0; n < count; n += 1) await call()
}

function somebody() {
  const email = `new-${unique()}@example.com`
  return { first_name: 'Amina', last_name: 'Said', email, confirm_email: email }
}

/** As often an hour as one address may. */
function askThrice(path: '/resend-activation-link/' | '/rest-auth/password/reset/', email: string) {
  return times(3, () => shop.clientWith(null).POST(path, { body: { email } }))
}

async function askForLink(path: string, email: string) {
  const user = await visit(path, { shop })
  fill(await main().findByLabelText(t('auth.email')), email)
  await user.click(main().getByRole('button', { name: t('auth.sendLink') }))
}

describe('what the account’s screens say when the server refuses for a reason of its own: too many tries (buyer spec §8)', () => {
  it('registration, others than 400: Error! try later', async () => {
    const password = 'Nyota ya bahari 7'
    await times(5, () =>
      shop.clientWith(null).POST('/register/', { body: { ...somebody(), password } }),
    )
    const user = await visit('/login?tab=sign-up', { shop })
    fill(main().getByLabelText(t('auth.firstName')), 'Amina')
    fill(main().getByLabelText(t('auth.lastName')), 'Said')
    fill(main().getByLabelText(t('auth.email')), somebody().email)
    fill(main().getByLabelText(t('auth.password')), password)
    fill(main().getByLabelText(t('auth.confirmPassword')), password)
    await user.click(main().getByRole('button', { name: t('auth.createAccount') }))
    expect(await main().findByRole('alert')).toHaveTextContent('Error! try later')
  })

  it('signing in, others: An error has occurred. …', async () => {
    const { email } = somebody()
    const body = { username: email, password: 'a guess' }
    await times(5, () => shop.clientWith(null).POST('/auth/login/', { body }))
    // As after a few more: a wait that outlasts a slow machine.
    await shop.sql('update sign_in_failures set failures = failures + 8')
    await signIn(await visit('/login', { shop }), { email })
    expect(await main().findByRole('alert')).toHaveTextContent(
      'An error has occurred. Please try again or contact customer service.',
    )
  })

  it('a new link, any error: We are sorry, with the way to customer service', async () => {
    const { email } = somebody()
    await askThrice('/resend-activation-link/', email)
    await askForLink('/resend-activation-link', email)
    await screen.findByRole('heading', { name: t('auth.failed') })
    expect(screen.getByRole('link', { name: t('auth.contactUs') })).toHaveAttribute(
      'href',
      '/help-contact',
    )
  })

  it('a reset, other messages are shown as given', async () => {
    const { email } = somebody()
    await askThrice('/rest-auth/password/reset/', email)
    await askForLink('/auth-reset', email)
    expect(await main().findByRole('alert')).toHaveTextContent(
      /^Request was throttled\. Expected available in \d+ seconds\./,
    )
  })
})
