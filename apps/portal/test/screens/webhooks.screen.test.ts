import { newBuyer, newSupporter, newVendor } from '@bandari/api/arrange'
import {
  openWebhookReceiver,
  type WebhookReceiver,
} from '@bandari/api/test/helpers/webhook-receiver.ts'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, openDialog, pageSays, press, pressTwice } from '../finding.ts'
import { openedShop, openOtherShop, visit } from '../portal.ts'
import { reload } from '../steps.ts'

openOtherShop(() => Promise.resolve({ FETCH_LOOPBACK: 'on' }))

let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await openWebhookReceiver()
})
afterAll(() => receiver.close())

const send = async () => (await openedShop()).sendWebhooks()

describe('webhooks', () => {
  it('are for who sells, and for supporters', async () => {
    await visit('/vendor/webhooks', await newBuyer(await openedShop()))
    await pageSays('You have not joined the Seller Programme yet')
  })

  it('a seller adds one, sees its secret once, tries it, and sends again what failed', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const user = await visit('/vendor/webhooks', vendor)
    await screen.findByText(t('portalWebhooks.none'))
    await press(user, t('portalWebhooks.add'))
    await press(user, t('portalWebhooks.form.save'))
    await pageSays(t('portalWebhooks.form.noEvents'))
    await fillIn(t('portalWebhooks.form.address'), `${receiver.origin}/mine`)
    await fillIn(t('portalWebhooks.form.description'), 'My stock program')
    await user.click(await screen.findByLabelText(t('portalWebhooks.event.listing.ordered')))
    await pressTwice(user, t('portalWebhooks.form.save'))
    const dialog = await openDialog(t('portalWebhooks.secret.title'))
    const secret = dialog.getByText(/^whsec_/).textContent
    await press(user, t('portalWebhooks.secret.done'), dialog)
    await pageSays('My stock program')
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
    expect(
      await shop.sql('select from webhook_endpoints where owner_id = $1', [vendor.id]),
    ).toHaveLength(1)

    receiver.answers.set('/mine', 410)
    await press(user, t('portalWebhooks.test'))
    await pageSays(t('portalWebhooks.tested'))
    await send()
    const again = await reload()
    await pageSays(t('portalWebhooks.offBy.gone'))
    receiver.answers.clear()
    await press(again, t('portalWebhooks.edit'))
    await again.click(await screen.findByLabelText(t('portalWebhooks.form.on')))
    await press(again, t('portalWebhooks.form.save'))
    await pageSays(t('portalWebhooks.saved'))
    await again.click(await screen.findByRole('link', { name: t('portalWebhooks.log.title') }))
    await pageSays(t('portalWebhooks.log.state.failed'))
    await press(again, t('portalWebhooks.log.again'))
    await pageSays('1 message is sent again')
    await send()
    await reload()
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: t('portalWebhooks.log.title') })).getByText(
          t('portalWebhooks.log.state.delivered'),
        ),
      ).toBeVisible(),
    )
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
    await screen.findByRole('link', { name: t('portalWebhooks.log.back') })
  })

  it('a supporter chooses among what earns them something', async () => {
    const user = await visit('/supporter/webhooks', await newSupporter(await openedShop()))
    await press(user, t('portalWebhooks.add'))
    await screen.findByLabelText(t('portalWebhooks.event.payout.made'))
    expect(screen.queryByLabelText(t('portalWebhooks.event.listing.sold'))).toBeNull()
  })

  it('staff give the shop’s a new secret and delete it', async () => {
    const shop = await openedShop()
    const user = await visit('/support/webhooks', await newBuyer(shop, { isStaff: true }))
    await press(user, t('portalWebhooks.add'))
    const name = `Books ${Date.now()}`
    await fillIn(t('portalWebhooks.form.address'), `${receiver.origin}/books`)
    await fillIn(t('portalWebhooks.form.description'), name)
    await user.click(await screen.findByLabelText(t('portalWebhooks.event.quote.answered')))
    await press(user, t('portalWebhooks.form.save'))
    const made = await openDialog(t('portalWebhooks.secret.title'))
    const first = made.getByText(/^whsec_/).textContent
    await press(user, t('portalWebhooks.secret.done'), made)
    const card = () => screen.getByText(name).closest('li')!
    await waitFor(() => expect(card()).toBeVisible())
    await press(user, t('portalWebhooks.rotate'), within(card()))
    const asked = await openDialog(t('portalWebhooks.rotate'))
    await press(user, t('portalWebhooks.rotate'), asked)
    const renewed = await openDialog(t('portalWebhooks.secret.title'))
    expect(renewed.getByText(/^whsec_/).textContent).not.toBe(first)
    await press(user, t('portalWebhooks.secret.done'), renewed)
    await press(user, t('portalWebhooks.delete'), within(card()))
    await press(user, t('portalWebhooks.delete'), await openDialog(t('portalWebhooks.delete')))
    await waitFor(() => expect(screen.queryByText(name)).toBeNull())
  })
})
