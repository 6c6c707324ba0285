import { mailsTo, newBuyer, person, placeOrder } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'

test('a note names a colleague, who looks after the order and finds both on the board', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/support/orders/${order.id}/show`)
  const notes = page.getByRole('region', { name: t('staffOrders.notes.title') })
  await expect(notes.getByText(t('staffOrders.notes.none'))).toBeVisible()
  await notes.getByLabel(t('staffOrders.notes.assignee')).selectOption({ label: 'Mary Phiri' })
  await expect(page.getByText('Mary Phiri looks after it.')).toBeVisible()
  const text = `Call the agent in Mombasa about ${order.number}`
  await notes.getByLabel(t('staffOrders.notes.write')).fill(text)
  await notes.getByText('For whom?').click()
  await notes.getByLabel('@Mary Phiri').check()
  await picture(page, 'note')
  await notes.getByRole('button', { name: t('staffOrders.notes.add') }).dblclick()
  await expect(notes.getByText(text)).toHaveCount(1)
  await expect(notes.getByLabel(t('staffOrders.notes.write'))).toHaveValue('')

  const desk = await person(shop, 'desk')
  const told = async () =>
    (await mailsTo(shop, desk.email)).some((mail) => mail.text.includes(text))
  await expect.poll(told).toBe(true)
  const staff = await page.context().browser()!.newContext()
  const board = await staff.newPage()
  await enter(board, desk, shop.portal)
  await board.goto(`${shop.portal}/support/order-board`)
  const mine = board.getByRole('region', { name: t('staffOrders.board.forMe') })
  await expect(mine.getByText(text)).toBeVisible()
  await board.getByLabel(t('staffOrders.board.mine')).check()
  const sent = board.getByRole('region', { name: t('steps.slip.name') })
  await expect(sent.getByRole('listitem').filter({ hasText: order.number })).toContainText(
    'Mary Phiri',
  )
  await picture(board, 'board')
  await mine.getByRole('link', { name: order.number }).click()
  await expect(board.getByRole('region', { name: t('staffOrders.notes.title') })).toContainText(
    text,
  )
  await staff.close()
})
