import { mailsTo, newBuyer, newCreditor } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, gone, openDialog, pageSays, press, pressTwice, region } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

describe('My Account: where commission goes, and the address book', () => {
  it('a supporter says where they are paid, confirms it by the mailed link, and finance sees it', {
    tags: 'nightly',
  }, async () => {
    const shop = await openedShop()
    const supporter = await newCreditor(shop, 43_50, { hasDetails: false })
    const user = await visit('/supporter-dashboard', supporter)
    await pageSays(t('portalSupporter.nowhereToPay'))
    await user.click(
      await screen.findByRole('link', { name: t('portalSupporter.givePayoutDetails') }),
    )
    const details = await region(t('portalPayouts.title'))
    await press(user, t('portalPayouts.give'), details)
    await press(user, t('portalPayouts.ask'), details)
    await waitFor(async () =>
      expect(await field(t('portalPayouts.operator'), details)).toHaveAccessibleDescription(
        new RegExp(t('refusals.required')),
      ),
    )
    const country = details.getByLabelText(t('portalPayouts.country'))
    // The countries are there when the API has told them.
    await waitFor(() => user.selectOptions(country, 'KE'))
    expect(await field(t('portalPayouts.currency'), details)).toHaveValue('KES')
    await fillIn(t('portalPayouts.operator'), 'M-Pesa', details)
    await fillIn(t('portalPayouts.number'), '0712345678', details)
    await fillIn(t('portalPayouts.holder'), 'Joy Kamau', details)
    await pressTwice(user, t('portalPayouts.ask'), details)
    await screen.findByText(t('portalPayouts.waiting'))
    await waitFor(() => expect(details.queryByText(/5678/)).toBeNull())

    await shop.world.deliverMails()
    const [mail] = await mailsTo(shop, supporter.email)
    const [link = ''] = /\S+#payout=\S+/.exec(mail?.text ?? '') ?? []
    expect(link.startsWith(shop.portal)).toBe(true)
    const path = link.slice(shop.portal.length)
    const confirming = await visit(path, supporter)
    const confirmation = await region(t('portalPayouts.confirm'))
    await confirmation.findByText('M-Pesa, ending in 5678')
    expect(window.location.hash).toBe('')
    await press(confirming, t('portalPayouts.confirmNow'), confirmation)
    await screen.findByText(t('portalPayouts.changed'))
    const changed = await region(t('portalPayouts.title'))
    await changed.findByText('M-Pesa, ending in 5678')
    await changed.findByText(t('portalPayouts.paysFrom'), { exact: false })
    await visit(path, supporter)
    await screen.findByText(t('portalPayouts.over'))
    // A page keeps the link that it came by.
    await visit(path.replace(/#payout=.*/, '#payout='), supporter)
    await region(t('portalPayouts.title'))
    await visit('/supporter-dashboard', supporter)
    await pageSays('To M-Pesa, ending in 5678')

    const [agent] = await shop.sql<{ id: number }>('select id from agents where account_id = $1', [
      supporter.id,
    ])
    const finance = await visit(`/support/agents/${agent?.id}/show`, 'finance')
    await screen.findByText('M-Pesa, ending in 5678')
    await press(finance, t('staffSupporters.details.show'))
    await screen.findByText('+254712345678')
  })

  it('an address book is kept on My Account', async () => {
    const buyer = await newBuyer(await openedShop())
    const user = await visit('/profile?tab=addresses', buyer)
    await screen.findByText(t('portalAddresses.none'))
    const add = async (line1: string) => {
      await press(user, t('portalAddresses.add'))
      await user.selectOptions(await field(t('portalAddresses.title')), 'Mrs')
      await fillIn(t('portalAddresses.firstName'), 'Grace')
      await fillIn(t('portalAddresses.lastName'), 'Wanjiru')
      await fillIn(t('portalAddresses.phone'), '+254 700 000 001')
      await fillIn(t('portalAddresses.line1'), line1)
      await fillIn(t('portalAddresses.city'), 'Nairobi')
      await fillIn(t('portalAddresses.province'), 'Nairobi County')
      await press(user, t('portalAddresses.save'))
      const country = await field(t('portalAddresses.country'))
      await waitFor(() => expect(country).toHaveAccessibleDescription(/.+/))
      await user.selectOptions(country, 'Kenya')
      await pressTwice(user, t('portalAddresses.save'))
      await screen.findByRole('region', { name: `Grace Wanjiru, ${line1}` })
    }
    await add('14 Moi Avenue')
    await add('16 Moi Avenue')
    const first = await region('Grace Wanjiru, 14 Moi Avenue')
    await press(user, t('portalAddresses.makeDefault'), first)
    await first.findByText(t('portalAddresses.default'))
    await press(user, t('portalAddresses.edit'), first)
    await fillIn(t('portalAddresses.line1'), '18 Moi Avenue')
    await press(user, t('portalAddresses.save'))
    const name = 'Grace Wanjiru, 18 Moi Avenue'
    const edited = await region(name)
    await edited.findByText(t('portalAddresses.default'))
    await press(user, t('portalAddresses.remove'), edited)
    const dialog = await openDialog(t('portalAddresses.sure'))
    await press(user, t('portalAddresses.remove'), dialog)
    await gone(() => screen.queryByRole('region', { name }))
    const { data } = await buyer.client.GET('/useraddresses/')
    expect(data?.map(({ line1 }) => line1)).toEqual(['16 Moi Avenue'])
  })
})
