import { newBuyer, newCreditor, newSupporter, type Supporter } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, openDialog, press, pressTwice, region, regionSays, rowsAre } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

async function open({ email }: Supporter): Promise<UserEvent> {
  const user = await visit('/support/agents', await newBuyer(await openedShop(), { isStaff: true }))
  await fillIn(t('staffSupporters.search'), email)
  await rowsAre(1)
  return user
}

/** Finance, at the screen that somebody else is at. */
const asSecondPerson = () => visit(window.location.pathname, 'finance')

async function balanceOf({ client }: Supporter) {
  const { data } = await client.GET('/commission/')
  return { approved: data?.approved, paid: data?.paid }
}

describe('what support does with supporters’ balances (decisions 14 and 24)', () => {
  it('a supporter is collected into a payout of its own, which a second person discards', {
    tags: 'nightly',
  }, async () => {
    const supporter = await newCreditor(await openedShop(), 43_50)
    const user = await open(supporter)
    await press(user, /^Pay /)
    const dialog = await openDialog('Pay $43.50')
    await pressTwice(user, t('staffSupporters.pay.confirm'), dialog)
    await screen.findByRole('heading', { name: /^Payout \d+$/ })
    await screen.findByText(t('staffPayouts.secondText'))
    expect(await balanceOf(supporter)).toEqual({ approved: '43.50', paid: '0.00' })

    const second = await asSecondPerson()
    await press(second, t('staffPayouts.discard'))
    const question = await openDialog()
    await fillIn(t('staff.reason'), 'A wrong number', question)
    await press(second, t('staffPayouts.close.confirmDiscard'), question)
    await screen.findByText(/^Payout \d+ is discarded\.$/)
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('staffPayouts.file') })).toBeNull(),
    )
  })

  it('below 25 dollars nothing is payable', async () => {
    await open(await newCreditor(await openedShop(), 24_99))
    expect(await screen.findByRole('button', { name: /^Pay / })).toBeDisabled()
  })

  it('a balance is adjusted with a reason', async () => {
    const supporter = await newCreditor(await openedShop(), 30_00)
    const user = await open(supporter)
    await press(user, /^Adjust/)
    const dialog = await openDialog(t('staffSupporters.adjust.title'))
    await fillIn(t('staffSupporters.adjust.amount'), '-12,5', dialog)
    await press(user, t('staffSupporters.adjust.confirm'), dialog)
    await dialog.findByText('Say why; it is kept in the record.')
    await fillIn(t('staff.reason'), 'Refund agreed on the telephone', dialog)
    await press(user, t('staffSupporters.adjust.confirm'), dialog)
    await screen.findByText(/was adjusted by -\$12\.50\.$/)
    expect(await balanceOf(supporter)).toEqual({ approved: '17.50', paid: '0.00' })
  })

  it('a larger adjustment is asked for by one person and approved by another', async () => {
    const supporter = await newCreditor(await openedShop(), 30_00)
    const user = await open(supporter)
    await press(user, /^Adjust/)
    const dialog = await openDialog(t('staffSupporters.adjust.title'))
    await fillIn(t('staffSupporters.adjust.amount'), '250', dialog)
    await fillIn(t('staff.reason'), 'A sale that was missed', dialog)
    await pressTwice(user, t('staffSupporters.adjust.confirm'), dialog)
    await screen.findByText(/by \$250\.00 waits for a second person\.$/)
    await user.click(await screen.findByRole('link', { name: '1 adjustment waits' }))
    await screen.findByText(t('staffAdjustments.second'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve the/ })).toBeNull())
    expect(await balanceOf(supporter)).toEqual({ approved: '30.00', paid: '0.00' })

    const second = await visit(window.location.pathname + window.location.search, 'finance')
    await press(second, /^Approve the/)
    await pressTwice(second, t('staffAdjustments.approve'), await openDialog())
    await screen.findByText(/was adjusted by \$250\.00\.$/)
    expect(await balanceOf(supporter)).toEqual({ approved: '280.00', paid: '0.00' })
  })

  it('a supporter’s page has the balance, who brought them and whom they brought', async () => {
    const shop = await openedShop()
    const referrer = await newCreditor(shop, 12_00)
    const recruit = await newSupporter(shop, { referrer })
    const user = await open(referrer)
    const [row] = await rowsAre(1)
    await user.click(row!.querySelector('a')!)
    await regionSays(t('staffSupporters.balance'), 'Approved$12.00')
    const entries = await screen.findByRole('table', { name: t('portal.entries') })
    expect(entries).toHaveTextContent('arranged')
    const recruits = t('staffSupporters.recruits')
    await regionSays(recruits, recruit.code)
    await user.click(await (await region(recruits)).findByRole('link'))
    await regionSays(t('staffSupporters.supporter'), recruit.code)
    await screen.findByText(/No entries yet/)
    window.history.back()
    await regionSays(t('staffSupporters.supporter'), referrer.code)
  })
})
