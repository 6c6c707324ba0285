import { askForSpare, moveOrder, newBuyer, placeOrder } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import {
  field,
  fill,
  gone,
  pageSays,
  press,
  pressTwice,
  region,
  rowOf,
  rowsAre,
  savedFile,
} from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const staff = async () => newBuyer(await openedShop(), { isStaff: true })

const openRequest = async (id: number) => visit(`/support/requests/${id}/show`, await staff())

const note = () => field(t('staffRequests.note'))

describe('the inbox of requests with its twelve hours (buyer spec §5)', () => {
  it('what is overdue stands apart from what is in time', async () => {
    const shop = await openedShop()
    const inTime = await askForSpare(shop, { hoursAgo: 11 })
    const late = await askForSpare(shop, { hoursAgo: 13 })
    const user = await visit('/support/requests', await staff())
    expect(await rowOf(inTime.reference)).toHaveTextContent('left')
    expect(await rowOf(late.reference)).toHaveTextContent('Overdue by 1 h 0 min')
    await press(user, t('staffRequests.list.overdue'))
    await gone(() => screen.queryByRole('link', { name: inTime.reference }))
    await screen.findByRole('link', { name: late.reference })
  })

  it('a request is answered with a note, which stops the clock', async () => {
    const { id, reference, email } = await askForSpare(await openedShop(), { hoursAgo: 13 })
    const user = await openRequest(id)
    const mail = await screen.findByRole('link', { name: email })
    expect(mail.getAttribute('href')).toMatch(new RegExp(`^mailto:${email}.*${reference}`))
    const call = screen.getByRole('link', { name: '+254 700 000 001' })
    expect(call).toHaveAttribute('href', 'tel:+254700000001')
    fill(await note(), 'Sent an offer by e-mail.')
    await press(user, t('staffRequests.markAnswered'))
    await screen.findByText(`Request ${reference} is answered.`)
    await (await region(t('staffRequests.notes'))).findByText('Sent an offer by e-mail.')
    expect(await note()).toHaveValue('')
    await gone(() => screen.queryByText(/^Overdue by/))
  })

  it('who was slower sees what the other did and loses nothing', async () => {
    const { id } = await askForSpare(await openedShop())
    const user = await openRequest(id)
    fill(await note(), 'The supplier has two.')
    const { client } = await staff()
    const body = { version: 1, note: 'Called, no answer.' }
    await client.PUT('/support/requests/{id}', { params: { path: { id } }, body })
    await press(user, t('staffRequests.markAnswered'))
    await pageSays('has changed this meanwhile')
    const notes = await region(t('staffRequests.notes'))
    await notes.findByText('Called, no answer.')
    expect(await note()).toHaveValue('The supplier has two.')
    await press(user, t('staffRequests.markAnswered'))
    await waitFor(() => expect(notes.getAllByRole('listitem')).toHaveLength(2))
  })

  it('a note pressed twice is there once, an empty one not at all', async () => {
    const { id } = await askForSpare(await openedShop())
    const user = await openRequest(id)
    await press(user, t('staffRequests.onlyNote'))
    await screen.findByText('Write what there is to note.')
    fill(await note(), 'Called, no answer.')
    await pressTwice(user, t('staffRequests.onlyNote'))
    await screen.findByText('The note has been added.')
    await openRequest(id)
    const notes = await region(t('staffRequests.notes'))
    expect(await notes.findAllByRole('listitem')).toHaveLength(1)
  })
})

describe('the audit of what staff did (decisions 21, 24)', () => {
  it('the audit says who changed what, from what to what, and leads there', async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    await moveOrder(shop, order, 'Authorized')
    const filter = { kind: 'change', subject: 'order', subject_id: String(order.id) }
    const query = new URLSearchParams({ filter: JSON.stringify(filter) })
    const user = await visit(`/support/audit?${query}`, await staff())
    await rowsAre(1)
    await user.click(screen.getByRole('link', { name: t('staffAudit.action.moveOrder') }))
    expect(await rowOf('Status')).toHaveTextContent('StatusChangedPendingAuthorized')
    await screen.findByText('As arranged')
    await user.click(screen.getByRole('link', { name: `Order ${order.number}` }))
    await screen.findByRole('heading', { name: `Order ${order.number}` })
  })

  it('the audit says who looked at whose data, by kind, and is saved as a file', async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    const person = await staff()
    await visit(`/support/orders/${order.id}/show`, person)
    await screen.findByRole('heading', { name: `Order ${order.number}` })
    const user = await visit('/support/audit', person)
    const kinds = within(await screen.findByRole('group', { name: t('staffAudit.kind') }))
    await press(user, t('staffAudit.reads'), kinds)
    const look = await rowOf(`Order ${order.number}`)
    expect(look).toHaveTextContent(t('staffAudit.action.readRecord'))
    await press(user, 'Export')
    const { name, file } = await savedFile()
    expect(name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
    expect(await file.text()).toContain(`read-record,order,${order.id},`)
    await press(user, t('staffAudit.signIns'), kinds)
    await gone(() => screen.queryByText(`Order ${order.number}`))
  })
})
