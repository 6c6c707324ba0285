import { askForQuote, askForSpare, mailsTo, newBuyer, unique } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fill, fillIn, pageSays, press, pressTwice, region, rowOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { holdCalls } from '../steps.ts'

/** From a list of the platform's own. */
async function pick(user: UserEvent, label: string, option: string) {
  await user.selectOptions(await field(label), option)
}

const staff = async () => newBuyer(await openedShop(), { isStaff: true })

describe('the desk answers, one after the other', () => {
  it('quotes: by a template, with one press for each, from one to the next', async () => {
    const shop = await openedShop()
    const first = await askForQuote(shop, { waited: 300 })
    await askForQuote(shop, { waited: 299 })
    const user = await visit(`/support/quotes/${first.id}/show`, await staff())
    await screen.findByRole('heading', { name: `Quote ${first.id}` })
    await screen.findByRole('option', { name: 'Shipping to the port' })
    await pick(user, t('staffAnswers.template'), 'Shipping to the port')
    const note = await field(/^Note to the buyer/)
    await waitFor(() => expect(note).toHaveDisplayValue(/this is for/))
    await fillIn('Shipping in US dollars', '950')
    // No port is chosen yet, so that a field of the template is left.
    await press(user, t('staffAnswers.sendAndNext'))
    await screen.findByText(t('staffAnswers.fieldLeft', { field: '{port}' }))
    fill(note, 'By the next ship.')
    await press(user, t('staffAnswers.sendAndNext'))
    const another = (name: string) => /^Quote \d+$/.test(name) && name !== `Quote ${first.id}`
    await screen.findByRole('heading', { name: another })
    await waitFor(async () => expect(await field('Shipping in US dollars')).toHaveFocus())
    const client = shop.clientWith(await shop.tokenOf('support'))
    const { data } = await client.GET('/support/quotes/{id}', {
      params: { path: { id: first.id } },
    })
    expect(data).toMatchObject({ state: 'answered', note: 'By the next ship.' })
  })

  it('one who sends before it is known who else waits goes on to the next, too', async () => {
    const shop = await openedShop()
    const { id, email } = await askForQuote(shop, { waited: 400 })
    await askForQuote(shop, { waited: 399 })
    const user = await visit('/support/quotes', await staff())
    const letGo = holdCalls(/is_for_me/)
    await user.click(await screen.findByRole('link', { name: `Quote ${id}` }))
    await fillIn('Shipping in US dollars', '950')
    await press(user, t('staffAnswers.sendAndNext'))
    await screen.findByText(`The quote has been sent to ${email}.`)
    letGo()
    const another = (name: string) => /^Quote \d+$/.test(name) && name !== `Quote ${id}`
    await screen.findByRole('heading', { name: another })
  })

  it('a quote states the port that its charge is for', async () => {
    const shop = await openedShop()
    const { id, email } = await askForQuote(shop)
    const user = await visit(`/support/quotes/${id}/show`, await staff())
    await screen.findByRole('heading', { name: `Quote ${id}` })
    const [port] = await screen.findAllByRole('option', { name: /^Mombasa/ })
    await pick(user, t('staffQuotes.port'), port?.textContent ?? '')
    await pick(user, t('staffQuotes.type'), 'RORO')
    await fillIn('Shipping in US dollars', '950')
    await press(user, t('staffQuotes.send'))
    await screen.findByText(`The quote has been sent to ${email}.`)
    await field('Shipping to Mombasa in US dollars')
  })

  it('what is taken is mine, and a colleague sees whose it is', async () => {
    const shop = await openedShop()
    const title = `Mitsubishi Canter ${unique()}`
    const { id } = await askForQuote(shop, { title })
    const me = await staff()
    const user = await visit(`/support/quotes/${id}/show`, me)
    const who = await region(t('staffAnswers.whoAnswers'))
    await press(user, t('staffAnswers.take'), who)
    await waitFor(async () => expect(await field(t('staffAnswers.assignee'))).not.toHaveValue(''))
    const list = await visit('/support/quotes', me)
    await press(list, t('staffAnswers.view.mine'))
    await rowOf(title)
    await visit(`/support/quotes/${id}/show`, await staff())
    await pageSays(/answers this\./)
  })

  it('somebody without an account: by mail, once however often it is pressed', async () => {
    const shop = await openedShop()
    const { id, email } = await askForSpare(shop)
    const user = await visit(`/support/requests/${id}/show`, await staff())
    await screen.findByRole('option', { name: 'Details wanted' })
    await pick(user, t('staffAnswers.template'), 'Details wanted')
    const answer = await field(t('staffRequests.answer'))
    await waitFor(() => expect(answer).toHaveDisplayValue(new RegExp(`P-${id}`)))
    await pressTwice(user, t('staffRequests.sendAnswer'))
    await screen.findByText(t('staffRequests.answerSent', { email }))
    const said = await region(t('staffRequests.byMail'))
    await said.findByText(/Please tell us make, model/)
    await shop.world.deliverMails()
    const mails = await mailsTo(shop, email)
    expect(mails.map(({ subject }) => subject)).toEqual([`Our answer to your request P-${id}`])
    await user.click(screen.getByText(t('staffRequests.replyOther')))
    await fillIn(t('staffRequests.reply'), 'The left one.')
    await press(user, t('staffRequests.replyNote'))
    await said.findByText('The left one.')
    await pageSays(/left|Overdue/)
  })

  it('templates are written by staff, with fields that there are', async () => {
    const user = await visit('/support/answer-templates/create', await staff())
    const name = `Later ${unique()}`
    await fillIn(/^Name/, name)
    await fillIn(/^Text in English/, 'Hello {nmae}.')
    await press(user, t('staff.save'))
    await pageSays('There is no field nmae')
    await fillIn(/^Text in English/, 'Hello {name}.')
    await press(user, t('staff.save'))
    await screen.findByText(t('staffAnswers.saved', { name }))
    await rowOf(name)
  })
})
