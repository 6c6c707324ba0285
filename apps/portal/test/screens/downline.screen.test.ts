import { newBuyer, newSupporter, sellWithCode, givePayoutDetails } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { breadcrumb, openDialog, pageSays, press, textsOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { reload } from '../steps.ts'

const tileIs = async (name: string, text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name }).textContent).toBe(text))

/** The lines of the one panel. */
const ordersIn = (panel: ReturnType<typeof within>) => textsOf(panel.getAllByRole('listitem'))

describe('My Downline (account spec §2, §9; decisions 16)', () => {
  it('breadcrumb and tiles of an empty downline: 0 recruits, $0', async () => {
    await visit('/my-downline', await newSupporter(await openedShop()))
    await tileIs(t('portalSupporter.recruitsTotal'), 'Total Recruits0')
    await tileIs(t('portalSupporter.profit'), 'Profit$0')
    expect(await breadcrumb()).toEqual(['Home', 'Account', 'My Downline'])
    await pageSays('You have no recruits yet')
  })

  it('Profit is what the ledger says of the downline; an order whose commission was paid reads Paid', async () => {
    const shop = await openedShop()
    const recruiter = await newSupporter(shop)
    await givePayoutDetails(shop, recruiter)
    const recruit = await newSupporter(shop, { referrer: recruiter })
    const idle = await newSupporter(shop, { referrer: recruiter })
    const order = await sellWithCode(shop, recruit, { price: 450_000 })
    await sellWithCode(shop, recruiter, { price: 300_000 })
    const user = await visit('/my-downline', recruiter)
    await tileIs(t('portalSupporter.recruitsTotal'), 'Total Recruits2')
    await tileIs(t('portalSupporter.profit'), 'Profit$45.00')
    await press(user, new RegExp(recruit.email))
    const panel = await openDialog(recruit.email)
    panel.getByRole('heading', { name: t('portalSupporter.recruitOrdersTitle') })
    // When it was ordered, how far it is, what it brings and whether that was paid.
    expect(ordersIn(panel)).toEqual([
      expect.stringMatching(
        new RegExp(`^Order ${order.number}.*\\d{4}Authorized\\$\\d+\\.\\d\\dPending$`),
      ),
    ])

    // Forty-five days later the job approves, finance collects, and a second person pays.
    await shop.sql(
      `insert into commission_approvals (entry_id, at)
       select id, now() from commission_entries where order_id = $1`,
      [order.id],
    )
    const maker = shop.clientWith(await shop.tokenOf('finance'))
    const payer = shop.clientWith(await shop.tokenOf('support'))
    const { data: batch } = await maker.POST('/support/payout-batches', { body: {} })
    const { error } = await payer.PUT('/support/payout-batches/{id}', {
      params: { path: { id: batch!.id } },
      // Another file may have paid in the same shop.
      body: { version: batch!.version, state: 'paid', reference: `FT ${order.number}` },
    })
    expect(error).toBeUndefined()
    const later = await reload()
    await press(later, new RegExp(recruit.email))
    await waitFor(async () =>
      expect(ordersIn(await openDialog(recruit.email))).toEqual([
        expect.stringMatching(new RegExp(`^Order ${order.number}.*Paid$`)),
      ]),
    )
    await press(later, t('portalSupporter.close'))
    await press(later, new RegExp(idle.email))
    await (await openDialog(idle.email)).findByText(/No records/)
  })

  it('who has not joined is invited', async () => {
    await visit('/my-downline', await newBuyer(await openedShop()))
    await pageSays('You have not joined the Seller Programme yet')
  })
})
