import { mailsTo, newBuyer, registeredNewcomer, stockVehicle, unique } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, buyNow, chooseShipping, fill, main, signIn } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const alert = () => main().findByRole('alert')
const field = (label: FieldLabel) => main().getByLabelText(t(label))
const chosenTab = () => screen.findByRole('tab', { selected: true })
const newPassword = 'Nyota ya bahari 7'

type FieldLabel =
  `auth.${'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword' | 'newPassword' | 'confirmNewPassword'}`

interface Newcomer {
  firstName?: string
  lastName?: string
  email?: string
  password?: string
  confirmation?: string
}

async function signUp(user: UserEvent, newcomer: Newcomer = {}) {
  const { firstName = 'Amina', lastName = 'Said', password = newPassword } = newcomer
  const { email = `new-${unique()}@example.com`, confirmation = password } = newcomer
  fill(field('auth.firstName'), firstName)
  fill(field('auth.lastName'), lastName)
  fill(field('auth.email'), email)
  fill(field('auth.password'), password)
  fill(field('auth.confirmPassword'), confirmation)
  await user.click(main().getByRole('button', { name: t('auth.createAccount') }))
}

describe('the screen with three tabs', () => {
  it.each(['/login', '/Login', '/login-a', '/login-b', '/login-c', '/auth-reset'])(
    '%s is the screen with three tabs, and without a client id there is no sign-in with Google',
    async (path) => {
      await visit(path)
      const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
      expect(tabs).toEqual(['Sign up', 'Sign in', 'Reset password'])
      expect(await chosenTab()).toHaveTextContent(
        path === '/auth-reset' ? 'Reset password' : 'Sign in',
      )
      await waitFor(() => expect(screen.queryByText(/Google/)).toBeNull())
    },
  )

  it('switching a tab clears the form and messages', async () => {
    const user = await visit('/login')
    await signIn(user, { email: 'nobody@example.com', password: 'not the one' })
    await alert()
    await user.click(screen.getByRole('tab', { name: t('auth.tabReset') }))
    await user.click(screen.getByRole('tab', { name: t('auth.signIn') }))
    await waitFor(() => expect(main().queryByRole('alert')).toBeNull())
    expect(field('auth.email')).toHaveValue('')
  })
})

describe('sign up', () => {
  it('says what is missing: the same password twice, e-mail and password, the names', async () => {
    const user = await visit('/login?tab=sign-up')
    await signUp(user, { confirmation: 'another one 7' })
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument()
    await signUp(user, { email: '', password: '' })
    expect(await screen.findByText('Email and Password required to register')).toBeInTheDocument()
    await signUp(user, { firstName: '', lastName: '' })
    expect(await screen.findByText('First & Last name required to register')).toBeInTheDocument()
  })

  it("the e-mail's own problem is shown, and nothing typed is lost", async () => {
    const user = await visit('/login?tab=sign-up')
    await signUp(user, { email: 'buyer@example.com' })
    expect(await alert()).toHaveTextContent('A user with this email already exists')
    expect(field('auth.firstName')).toHaveValue('Amina')
  })

  it('any other 400: Error!, with the reason at its field', async () => {
    const user = await visit('/login?tab=sign-up')
    await signUp(user, { password: '12345678' })
    expect(await alert()).toHaveTextContent('Error!')
    expect(field('auth.password')).toHaveAttribute('aria-invalid', 'true')
  })

  it('success: Account Created, the 15 minutes, resend and Continue', async () => {
    const user = await visit('/login?tab=sign-up')
    await signUp(user)
    await screen.findByRole('heading', { name: t('auth.accountCreated') })
    expect(screen.getByText(/may take up to 15 minutes/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: t('auth.resendLink') })).toHaveAttribute(
      'href',
      '/resend-activation-link',
    )
    await user.click(screen.getByRole('link', { name: t('auth.continue') }))
    expect(await chosenTab()).toHaveTextContent('Sign in')
  })
})

describe('from Buy Now to an account and back to the car', () => {
  it.each([
    ['the same device', true],
    ['another device', false],
  ])(
    'sign up, the mailed link and sign in end at the car with its choices, on %s',
    async (_, isSame) => {
      const { id } = await stockVehicle(shop)
      const user = await visit(`/details/${id}`)
      await chooseShipping(user, { country: 'Zambia', port: 'Durban', shipping: 'Container' })
      await buyNow(user)
      await arrivedAt(/^\/login\?next=/)
      await user.click(screen.getByRole('tab', { name: t('auth.tabSignUp') }))
      const email = `new-${unique()}@example.com`
      await signUp(user, { email })
      await screen.findByRole('heading', { name: t('auth.accountCreated') })
      await shop.world.deliverMails()
      const [mail] = await mailsTo(shop, email)
      const [path] = /\/activate\/\S+/.exec(mail!.text) ?? []

      if (!isSame) {
        localStorage.clear()
        sessionStorage.clear()
        document.cookie = 'bandari_destination=; max-age=0; path=/'
      }
      const later = await visit(path!)
      if (!isSame) {
        fill(await main().findByLabelText(t('auth.newPassword')), newPassword)
        fill(field('auth.confirmNewPassword'), newPassword)
      }
      await later.click(await main().findByRole('button', { name: t('auth.activateAction') }))
      await later.click(await main().findByRole('link', { name: t('auth.signIn') }))
      await signIn(later, { email, password: newPassword })
      await arrivedAt(new RegExp(`^/details/${id}\\?`))
      const buy = within(await screen.findByRole('form', { name: t('details.buy') }))
      // Once the destinations have come.
      await waitFor(() => {
        expect(buy.getByLabelText(t('details.country'))).toHaveValue('ZM')
        expect(buy.getByLabelText(t('details.port'))).toHaveValue('durban')
        expect(buy.getByRole('radio', { name: /^Container/ })).toBeChecked()
      })
    },
  )
})

describe('sign in', () => {
  it("without one of both: Required info is missing; a wrong password: the server's sentence, and the e-mail stays", async () => {
    const user = await visit('/login')
    await signIn(user, { email: 'buyer@example.com', password: '' })
    expect(await screen.findByText('Required info is missing')).toBeInTheDocument()
    await signIn(user, { email: 'buyer@example.com', password: 'not the one' })
    expect(await alert()).toHaveTextContent('Unable to log in with provided credentials.')
    expect(field('auth.email')).toHaveValue('buyer@example.com')
  })

  it('a sleeping account is told about its activation link', async () => {
    const sleeper = await newBuyer(shop, { isActive: false })
    await signIn(await visit('/login'), sleeper)
    expect(await alert()).toHaveTextContent('not activated')
  })

  it('leads to /, also when next is no path of ours', async () => {
    const buyer = await newBuyer(shop)
    await signIn(await visit('/login?next=//example.com/'), buyer)
    await arrivedAt('/')
    expect(await screen.findAllByRole('button', { name: t('shell.logOut') })).not.toHaveLength(0)
  })

  it('a password can be looked at', async () => {
    const user = await visit('/login')
    const password = field('auth.password')
    expect(password).toHaveAttribute('type', 'password')
    await user.click(main().getByRole('button', { name: 'Show what is typed' }))
    expect(password).toHaveAttribute('type', 'text')
  })
})

it('logging out without a token: Not logged out, and the session is cleared', async () => {
  await visit('/', { as: await newBuyer(shop) })
  const [logOut] = await screen.findAllByRole('button', { name: t('shell.logOut') })
  // Another program of the same browser has emptied its storage. In one step with the press, because a call without a
  // token would sign the page out first.
  localStorage.clear()
  logOut!.click()
  const status = await within(screen.getByRole('banner')).findByText('Not logged out')
  expect(status.closest('[role=status]')).not.toBeNull()
  expect(document.cookie).not.toContain('bandari_email')
})

describe('reset password', () => {
  it('without an e-mail: Email address is required to reset password', async () => {
    const user = await visit('/auth-reset')
    await user.click(main().getByRole('button', { name: t('auth.sendLink') }))
    expect(
      await screen.findByText('Email address is required to reset password'),
    ).toBeInTheDocument()
  })

  it('success hides the tab switch and has a way back to signing in', async () => {
    const buyer = await newBuyer(shop)
    const user = await visit('/auth-reset')
    fill(field('auth.email'), buyer.email)
    await user.click(main().getByRole('button', { name: t('auth.sendLink') }))
    await screen.findByRole('heading', { name: t('auth.resetSent') })
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
    await user.click(screen.getByRole('link', { name: t('auth.backToSignIn') }))
    expect(await chosenTab()).toHaveTextContent('Sign in')
  })

  it('two new passwords that differ are refused; a link that is none: Password reset link invalid', async () => {
    const user = await visit('/password/reset/confirm/MQ/no-such-token')
    const save = async (confirmation: string) => {
      fill(field('auth.newPassword'), newPassword)
      fill(field('auth.confirmNewPassword'), confirmation)
      await user.click(main().getByRole('button', { name: t('auth.saveNewPassword') }))
    }
    await save('Nyota ya bahari 8')
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument()
    await save(newPassword)
    expect(await alert()).toHaveTextContent('Password reset link invalid')
  })
})

describe('the activation link', () => {
  const activate = () => main().findByRole('button', { name: t('auth.activateAction') })

  async function choosePassword(user: UserEvent, password: string) {
    fill(await main().findByLabelText(t('auth.newPassword')), password)
    fill(field('auth.confirmNewPassword'), password)
    await user.click(await activate())
  }

  it('that is none: The link to activate your account is invalid.', async () => {
    const { id } = await newBuyer(shop, { isActive: false })
    await visit(`/activate/${Buffer.from(String(id)).toString('base64url')}/no-such-token`)
    await screen.findByRole('heading', { name: t('auth.linkInvalid') })
    expect(main().getByRole('link', { name: t('auth.signIn') })).toHaveAttribute('href', '/login')
  })

  it('that is too old: Activation Link expired, and the way to a new one', async () => {
    const { path, email } = await registeredNewcomer(shop)
    await shop.sql(
      `update account_links set expires_at = now() - interval '1 minute'
       where account_id = (select id from accounts where email = $1)`,
      [email],
    )
    const user = await visit(path)
    await screen.findByRole('heading', { name: t('auth.linkExpired') })
    await user.click(screen.getByRole('link', { name: t('auth.requestNewLink') }))
    await arrivedAt('/resend-activation-link')
  })

  it('does nothing until its button is pressed, and asks who did not register in this browser for a password', async () => {
    const { email, path } = await registeredNewcomer(shop)
    const user = await visit(path)
    await activate()
    const read = () => shop.sql('select is_active from accounts where email = $1', [email])
    expect(await read()).toEqual([{ is_active: false }])
    expect(screen.getByText(t('auth.activateChoose'))).toBeInTheDocument()
    await choosePassword(user, 'voxstrange')
    expect(await alert()).toHaveTextContent('This password is too common.')
    await choosePassword(user, 'Nyota ya bahari 8')
    await screen.findByRole('heading', { name: t('auth.activated') })
    expect(await read()).toEqual([{ is_active: true }])
  })

  it('asks also where another account was opened last', async () => {
    const { path } = await registeredNewcomer(shop)
    await signUp(await visit('/login?tab=sign-up'))
    await screen.findByRole('heading', { name: t('auth.accountCreated') })
    const user = await visit(path)
    await screen.findByText(t('auth.activateLead'))
    await user.click(await activate())
    await screen.findByText(t('auth.activateChoose'))
    await waitFor(() => expect(main().queryByRole('alert')).toBeNull())
    await choosePassword(user, 'Nyota ya bahari 8')
    await screen.findByRole('heading', { name: t('auth.activated') })
  })
})

describe('resend the activation link', () => {
  async function resendTo(email: string) {
    const user = await visit('/resend-activation-link')
    fill(await main().findByLabelText(t('auth.email')), email)
    await user.click(main().getByRole('button', { name: t('auth.sendLink') }))
  }

  it('to an active account: Active Account', async () => {
    await resendTo((await newBuyer(shop)).email)
    await screen.findByRole('heading', { name: 'Active Account' })
  })

  it('to an unknown address: Account not registered', async () => {
    await resendTo(`nobody-${unique()}@example.com`)
    await screen.findByRole('heading', { name: 'Account not registered' })
  })

  it('to a sleeping account: Activation link re-sent (click within 48 hours, check spam)', async () => {
    await resendTo((await newBuyer(shop, { isActive: false })).email)
    await screen.findByRole('heading', {
      name: 'Activation link re-sent (click within 48 hours, check spam)',
    })
  })
})
