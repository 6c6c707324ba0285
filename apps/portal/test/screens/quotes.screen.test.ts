import { askForQuote, mailsTo, unique } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, pageSays, press, pressTwice, region, rowsAre } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

async function openQuote(id: number) {
  const user = await visit(`/support/quotes/${id}/show`, 'desk')
  await screen.findByRole('heading', { name: `Quote ${id}` })
  return user
}

const charge = 'Shipping in US dollars'

describe('shipping quotes: the queue with its clock, the answer, and two people at one (decisions 24)', () => {
  it('who waits longest comes first, and what is overdue is marked; the clock ticks', async () => {
    const shop = await openedShop()
    const title = `Mitsubishi Fuso ${unique()}`
    const late = await askForQuote(shop, { title: `${title} late`, waited: 23 })
    const fresh = await askForQuote(shop, { title: `${title} fresh`, waited: 2 })
    await visit('/support/quotes', 'desk')
    const waiting = await screen.findByRole('button', { name: t('staffQuotes.waiting') })
    expect(waiting).toHaveAttribute('aria-pressed', 'true')
    await fillIn(t('staffQuotes.search'), title)
    const [first, second] = await rowsAre(2)
    expect(first).toHaveTextContent(late.email)
    expect(first).toHaveTextContent('Overdue by 3:')
    expect(second).toHaveTextContent(fresh.email)
    const clock = within(second!).getByText(/^1[78]:\d\d left$/)
    const before = clock.textContent
    await waitFor(() => expect(clock).not.toHaveTextContent(before))
  })

  it('what is no charge is refused in its field, and what was typed stays', async () => {
    const { id } = await askForQuote(await openedShop(), { note: 'Delivery to Nakuru?' })
    const user = await openQuote(id)
    expect(await screen.findByRole('blockquote')).toHaveTextContent('Delivery to Nakuru?')
    await press(user, t('staffQuotes.send'))
    await screen.findByText('Say what shipping costs.')
    expect(await field(charge)).toHaveFocus()
    await fillIn(charge, '0.50')
    await screen.findByText('At least 1.00.')
    expect(await field(charge)).toHaveValue('0.50')
  })

  it('an answer may be changed until the order is placed; the buyer hears of both', async () => {
    const shop = await openedShop()
    const { id, email } = await askForQuote(shop)
    const user = await openQuote(id)
    await fillIn(charge, '950')
    await pageSays(/The buyer pays.*\$5,450\.00/)
    await pressTwice(user, t('staffQuotes.send'))
    await screen.findByText(`The quote has been sent to ${email}.`)
    const answer = await screen.findByRole('region', { name: t('staffQuotes.theAnswer') })
    expect(answer).toHaveTextContent('by Mary Phiri')
    await fillIn(charge, '875.5')
    await press(user, t('staffQuotes.sendNew'))
    await (await region(t('staffQuotes.theAnswer'))).findByText(/\$875\.50/)
    await shop.world.deliverMails()
    const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Your new shipping quote: USD 875.50',
      'Your shipping quote: USD 950.00',
    ])
  })

  it('of two people at one quote the second is told who was quicker', async () => {
    const shop = await openedShop()
    const { id } = await askForQuote(shop)
    const user = await openQuote(id)
    await fillIn(charge, '900')
    const other = shop.clientWith(await shop.tokenOf('support'))
    const params = { path: { id } }
    const { data } = await other.GET('/support/quotes/{id}', { params })
    const body = { version: data!.version, shipping_charge: '800.00' }
    await other.PUT('/support/quotes/{id}', { params, body })
    await press(user, t('staffQuotes.send'))
    await pageSays('Grace Banda has changed this meanwhile.')
    await (await region(t('staffQuotes.theAnswer'))).findByText(/\$800\.00/)
    expect(await field(charge)).toHaveValue('900')
  })
})
