import { demoPassword } from '@bandari/api/people'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { t } from './sentences.ts'

/** A person's actions as functions. They only assert that the step happened. */

export const main = () => within(screen.getByRole('main'))

/** The address as it is now, without its origin. */
export const here = () => window.location.pathname + window.location.search

/** A label whose control has a hint in it, or that is followed by “(optional)”. */
export const starting = (label: string) => (text: string) => text.startsWith(label)

export async function arrivedAt(address: string | RegExp) {
  await waitFor(() =>
    typeof address === 'string' ? expect(here()).toBe(address) : expect(here()).toMatch(address),
  )
}

/** Types over what a field has; key by key it would take a test's time. */
export function fill(field: HTMLElement, text: string) {
  field.focus()
  fireEvent.input(field, { target: { value: text } })
}

export interface Credentials {
  email: string
  password?: string
}

/** Fills in and sends the sign-in form of the present page. */
export async function signIn(user: UserEvent, { email, password = demoPassword }: Credentials) {
  fill(await main().findByLabelText(t('auth.email')), email)
  fill(main().getByLabelText(t('auth.password')), password)
  await user.click(main().getByRole('button', { name: t('auth.signIn') }))
}

export async function logOut(user: UserEvent) {
  const [button] = await screen.findAllByRole('button', { name: t('shell.logOut') })
  if (button) await user.click(button)
  await screen.findAllByRole('link', { name: t('shell.logIn') })
}

export async function buyNow(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: t('details.buyNow') }))
}

export interface Choice {
  country?: string
  port?: string
  shipping?: 'RORO' | 'Container'
  insurance?: boolean
}

/** Chooses destination and shipping on the details page. */
export async function chooseShipping(
  user: UserEvent,
  { country, port, shipping, insurance }: Choice,
) {
  const form = within(await screen.findByRole('form', { name: t('details.buy') }))
  const pick = async (label: 'details.country' | 'details.port', name: string) => {
    const list = form.getByLabelText(t(label))
    await user.selectOptions(list, await within(list).findByRole('option', { name }))
  }
  if (country) await pick('details.country', country)
  if (port) await pick('details.port', port)
  if (shipping) await user.click(form.getByRole('radio', { name: new RegExp(`^${shipping}`) }))
  if (insurance) await user.click(form.getByLabelText(starting(t('details.insurance'))))
}

export interface Consignee {
  title: string
  firstName: string
  lastName: string
  email: string
  phone: string
  line1: string
  city: string
  province: string
  country: string
}

export const grace: Consignee = {
  title: 'Mrs',
  firstName: 'Grace',
  lastName: 'Wanjiru',
  email: 'grace@example.com',
  phone: '254 700 000 001',
  line1: '14 Moi Avenue',
  city: 'Nairobi',
  province: 'Nairobi County',
  country: 'Kenya',
}

/** Fills in the consignee. */
export async function fillConsignee(user: UserEvent, consignee: Consignee = grace) {
  await user.selectOptions(await main().findByLabelText(t('checkout.title')), consignee.title)
  fill(main().getByLabelText(t('auth.firstName')), consignee.firstName)
  fill(main().getByLabelText(t('auth.lastName')), consignee.lastName)
  fill(main().getByLabelText(t('auth.email')), consignee.email)
  fill(main().getByLabelText(t('basket.contactNumber')), consignee.phone)
  fill(main().getByLabelText(t('checkout.line1')), consignee.line1)
  fill(main().getByLabelText(t('checkout.city')), consignee.city)
  fill(main().getByLabelText(t('checkout.province')), consignee.province)
  await user.selectOptions(main().getByLabelText(t('auth.country')), consignee.country)
}

export async function continueToReview(user: UserEvent) {
  await user.click(main().getByRole('button', { name: t('checkout.continueToReview') }))
}

export async function submitOrder(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: t('checkout.submit') }))
}
