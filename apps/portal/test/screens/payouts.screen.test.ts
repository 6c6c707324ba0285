import { newCreditor } from '@bandari/api/arrange'
import type { Role } from '@bandari/api/people'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, openDialog, press, pressTwice, rowsAre, savedFile } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

/** Makes a payout of everybody who is payable, and is at its screen then. */
async function collect(role: Role = 'finance'): Promise<UserEvent> {
  const user = await visit('/support/payout-batches', role)
  await press(user, t('staffPayouts.collect'))
  const dialog = await openDialog()
  await pressTwice(user, await confirmIn(dialog), dialog)
  await screen.findByRole('heading', { name: /^Payout \d+$/ })
  return user
}

/** What the dialog's button says once it knows the sum. */
async function confirmIn(dialog: Awaited<ReturnType<typeof openDialog>>): Promise<RegExp> {
  await dialog.findByRole('group', { name: t('staffPayouts.collect.paid') })
  return /^Make the payout of /
}

describe('payouts to many supporters: one collects, a second one pays (decisions 14 and 24)', () => {
  it('who made a payout is told that a second person pays, who then does, once', async () => {
    const supporter = await newCreditor(await openedShop(), 43_50)
    await collect()
    const lines = await screen.findByRole('table', { name: t('staffPayouts.lines') })
    expect(lines).toHaveTextContent(supporter.code)
    expect(document.body).toHaveTextContent('somebody else has to mark it as paid')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('staffPayouts.markPaid') })).toBeNull(),
    )

    const second = await visit(window.location.pathname, 'support')
    await press(second, t('staffPayouts.markPaid'))
    const dialog = await openDialog()
    await press(second, t('staffPayouts.markPaid'), dialog)
    await dialog.findByText('Say how it was paid.')
    await fillIn(t('staffPayouts.close.reference'), 'FT-2026-0311', dialog)
    await pressTwice(second, t('staffPayouts.markPaid'), dialog)
    await screen.findByText(/^Payout \d+ is paid\.$/)
    const particulars = await screen.findByRole('region', { name: t('staffPayouts.particulars') })
    expect(particulars).toHaveTextContent('Grace Banda')
    const { data } = await supporter.client.GET('/commission/')
    expect(data).toMatchObject({ approved: '0.00', paid: '43.50' })
  })

  it('who makes a payout sees who gets what and who is left out, and leaves out whoever is unticked', async () => {
    const shop = await openedShop()
    const [paid, unticked, nowhere] = [
      await newCreditor(shop, 43_50),
      await newCreditor(shop, 61_00),
      await newCreditor(shop, 62_00),
    ]
    await shop.sql(
      'delete from payout_details where agent_id = (select id from agents where account_id = $1)',
      [nowhere.id],
    )
    const user = await visit('/support/payout-batches', 'finance')
    await press(user, t('staffPayouts.collect'))
    const dialog = await openDialog()
    const group = await dialog.findByRole('group', { name: t('staffPayouts.collect.paid') })
    const line = within(group).getByText('$61.00').closest('label')!
    expect(line).toHaveTextContent('M-Pesa')
    await user.click(within(line).getByRole('checkbox'))
    const leftOut = dialog.getByRole('region', { name: t('staffPayouts.collect.leftOut') })
    expect(leftOut).toHaveTextContent('$62.00')
    expect(leftOut).toHaveTextContent(t('staffPayouts.nowhere'))
    await press(user, await confirmIn(dialog), dialog)
    await screen.findByRole('heading', { name: /^Payout \d+$/ })
    const lines = await screen.findByRole('table', { name: t('staffPayouts.lines') })
    expect(lines).toHaveTextContent(paid.code)
    expect(lines).not.toHaveTextContent(unticked.code)
    expect(lines).not.toHaveTextContent(nowhere.code)
  })

  it('the file for the bank has a row a supporter', async () => {
    const supporter = await newCreditor(await openedShop(), 50_00)
    const user = await collect()
    await press(user, t('staffPayouts.file'))
    const { name, file } = await savedFile()
    expect(name).toMatch(/^payout-\d+\.csv$/)
    const text = await file.text()
    expect(text).toContain('name,mobile,code,amount,currency,reference')
    expect(text).toContain(`+260971234567,${supporter.code},50.00,USD,P`)
  })

  it('what is in an open payout is not paid alone; discarded, it is free again', async () => {
    const supporter = await newCreditor(await openedShop(), 70_00)
    await collect()
    const { textContent: payout } = screen.getByRole('heading', { name: /^Payout \d+$/ })
    const user = await visit('/support/agents', 'finance')
    await fillIn(t('staffSupporters.search'), supporter.email)
    await rowsAre(1)
    await user.click(await screen.findByRole('link', { name: `In ${payout.toLowerCase()}` }))
    await press(user, t('staffPayouts.discard'))
    const dialog = await openDialog()
    await fillIn(t('staff.reason'), 'A wrong number', dialog)
    await press(user, t('staffPayouts.close.confirmDiscard'), dialog)
    await screen.findByText(/^Payout \d+ is discarded\.$/)
    const particulars = await screen.findByRole('region', { name: t('staffPayouts.particulars') })
    expect(particulars).toHaveTextContent('A wrong number')
    await visit('/support/agents', 'finance')
    await fillIn(t('staffSupporters.search'), supporter.email)
    await rowsAre(1)
    expect(await screen.findByRole('button', { name: /^Pay / })).toBeEnabled()
  })

  it('with nobody to pay it says so', async () => {
    const shop = await openedShop()
    // First collects everybody who is payable in this shop.
    const client = shop.clientWith(await shop.tokenOf('finance'))
    await client.POST('/support/payout-batches', { body: {} })
    const user = await visit('/support/payout-batches', 'finance')
    await press(user, t('staffPayouts.collect'))
    const dialog = await openDialog()
    await dialog.findByText(t('staffPayouts.collect.nobody'))
    expect(dialog.queryByRole('button', { name: /^Make the payout of / })).toBeNull()
  })
})
