import { newBuyer } from '@bandari/api/arrange'
import { deliveredFrom, newSeller, reviewOf } from '@bandari/api/arrange-reviews'
import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fill, fillIn, openDialog, pageSays, press, region } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const words = 'The car was as described.'

describe('a review of a seller', () => {
  it('is written from the delivered order’s page, answered by the seller once, and read with its answer', async () => {
    const shop = await openedShop()
    const [buyer, seller] = [await newBuyer(shop), await newSeller(shop)]
    const order = await deliveredFrom(shop, seller, buyer)
    const user = await visit(`/orders/${order.id}`, buyer)
    const part = await region(t('portalReviews.order'))
    expect(await part.findByRole('link', { name: 'Peter O.' })).toBeInTheDocument()
    await press(user, t('portalReviews.write'), part)
    await press(user, t('portalReviews.publish'), part)
    await part.findByText(t('portalReviews.starsMissing'))
    await part.findByText(t('portalReviews.missing'))
    await user.selectOptions(await field(t('portalReviews.stars'), part), '4')
    await fillIn(t('portalReviews.text'), words, part)
    await press(user, t('portalReviews.publish'), part)
    await part.findByText(words)
    expect(part.queryByRole('button', { name: t('portalReviews.write') })).toBeNull()

    const seen = await visit('/vendor/reviews', seller)
    const list = within(await screen.findByRole('list', { name: t('portalReviews.title') }))
    expect(list.getByRole('listitem')).toHaveTextContent(t('ui.stars', { count: 4 }))
    await press(seen, t('portalReviews.answer'), list)
    await press(seen, t('portalReviews.send'), list)
    await list.findByText(t('portalReviews.missing'))
    await fillIn(t('portalReviews.yourAnswer'), 'Thank you.', list)
    await press(seen, t('portalReviews.send'), list)
    await list.findByText('Thank you.')
    expect(list.queryByRole('button', { name: t('portalReviews.answer') })).toBeNull()

    await visit(`/orders/${order.id}`, buyer)
    const again = await region(t('portalReviews.order'))
    await again.findByText('Thank you.')
  })

  it('that is reported is hidden by staff with a reason that its writer reads, and shown again', async () => {
    const shop = await openedShop()
    const [buyer, seller] = [await newBuyer(shop), await newSeller(shop)]
    const order = await deliveredFrom(shop, seller, buyer)
    await buyer.client.POST('/orders/{id}/reviews/', {
      params: { path: { id: order.id } },
      body: { seller: seller.id, stars: 1, text: 'A thief.' },
    })
    const report = await visit('/vendor/reviews', seller)
    await press(report, t('portalReviews.report'))
    fill(await field(t('portalReviews.reportReason')), 'This is an insult.')
    await press(report, t('portalReviews.report'))
    await screen.findByText(t('portalReviews.reportDone'))

    const staff = await visit('/support/reviews', await newBuyer(shop, { isStaff: true }))
    const [link] = await screen.findAllByRole('link', { name: 'Peter Otieno' })
    await staff.click(link!)
    await pageSays('This is an insult.')
    await press(staff, t('staffReviews.hide'))
    const dialog = await openDialog(t('staffReviews.hide'))
    await fillIn(t('staff.reason'), 'It calls the seller names.', dialog)
    await press(staff, t('staffReviews.hide'), dialog)
    await screen.findByText(t('staffReviews.hideDone'))
    await screen.findByRole('button', { name: t('staffReviews.show') })

    await visit(`/orders/${order.id}`, buyer)
    const part = await region(t('portalReviews.order'))
    await part.findByText(/It calls the seller names\./)
  })

  it('is nothing that a seller without one sees, and says from how many on an average is told', async () => {
    const shop = await openedShop()
    const seller = await newSeller(shop)
    await visit('/vendor/reviews', seller)
    await screen.findByText(t('portalReviews.none'))
    await reviewOf(shop, seller)
    await visit('/vendor/reviews', seller)
    await screen.findByText(t('portalReviews.few'))
  })
})
