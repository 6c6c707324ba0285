import { newCreditor } from '@bandari/api/arrange'
import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { openedShop, visit } from '../portal.ts'

describe('payouts to many supporters: one collects, a second one pays (decisions 14 and 24)', () => {
  it('who made a payout is told that a second person pays, who then does', async () => {
    const supporter = await newCreditor(await openedShop(), 43_50)
    const first = await visit('/support/payout-batches', 'finance')
    await first.dblClick(await screen.findByRole('button', { name: t('staffPayouts.collect') }))
    await screen.findByRole('heading', { name: /^Payout \d+$/ })
    const lines = await screen.findByRole('table', { name: t('staffPayouts.lines') })
    expect(lines).toHaveTextContent(supporter.code)
    expect(document.body).toHaveTextContent('somebody else has to mark it as paid')
    expect(screen.queryByRole('button', { name: t('staffPayouts.markPaid') })).toBeNull()

    const second = await visit(window.location.pathname, 'support')
    await second.click(await screen.findByRole('button', { name: t('staffPayouts.markPaid') }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = dialog.getByRole('button', { name: t('staffPayouts.markPaid') })
    await second.click(confirm)
    await dialog.findByText('Say how it was paid.')
    await second.type(dialog.getByLabelText(t('staffPayouts.close.reference')), 'FT-2026-0311')
    await second.dblClick(confirm)
    await screen.findByText(/^Payout \d+ is paid\.$/)
    const { data } = await supporter.client.GET('/commission/')
    expect(data).toMatchObject({ approved: '0.00', paid: '43.50' })
  })
})
