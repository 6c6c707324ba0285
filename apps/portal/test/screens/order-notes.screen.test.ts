import { mailsTo, newBuyer, person, placeOrder } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, pressTwice, region } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

describe('notes of staff about an order', () => {
  it('a note names a colleague, who looks after the order and finds both on the board', async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    const user = await visit(
      `/support/orders/${order.id}/show`,
      await newBuyer(shop, { isStaff: true }),
    )
    const notes = await region(t('staffOrders.notes.title'))
    await notes.findByText(t('staffOrders.notes.none'))
    await notes.findByRole('option', { name: 'Mary Phiri' })
    await user.selectOptions(await field(t('staffOrders.notes.assignee'), notes), 'Mary Phiri')
    await screen.findByText('Mary Phiri looks after it.')
    const text = `Call the agent in Mombasa about ${order.number}`
    await fillIn(t('staffOrders.notes.write'), text, notes)
    await user.click(notes.getByText('For whom?'))
    await user.click(await field('@Mary Phiri', notes))
    await pressTwice(user, t('staffOrders.notes.add'), notes)
    expect(await notes.findAllByText(text, { selector: ':not(textarea)' })).toHaveLength(1)
    const empty = await field(t('staffOrders.notes.write'), notes)
    await waitFor(() => expect(empty).toHaveValue(''))

    await shop.world.runJobs()
    await shop.world.deliverMails()
    const desk = await person(shop, 'desk')
    const mails = await mailsTo(shop, desk.email)
    expect(mails.some((mail) => mail.text.includes(text))).toBe(true)
    const theirs = await visit('/support/order-board', desk)
    const mine = await region(t('staffOrders.board.forMe'))
    await mine.findByText(text)
    await theirs.click(await field(t('staffOrders.board.mine')))
    const sent = await region(new RegExp(`^${t('steps.slip.name')}`))
    const own = await sent.findByText(new RegExp(order.number))
    expect(own.closest('li')).toHaveTextContent('Mary Phiri')
    await theirs.click(mine.getByRole('link', { name: order.number }))
    await (await region(t('staffOrders.notes.title'))).findByText(text)
  })
})
