import { newBuyer } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, openDialog, press, pressTwice, rowOf } from '../finding.ts'
import { openedShop, openOtherShop, visit } from '../portal.ts'

// The account is the whole shop's: another file's orders are paid to the one that a shop begins with.
openOtherShop(async () => ({}))

describe('another account for what buyers pay', () => {
  it('is drafted by one person, compared and published by a second one', async () => {
    const shop = await openedShop()
    const user = await visit('/support/bank-accounts', await newBuyer(shop, { isStaff: true }))
    expect(await rowOf('0100 4471 2208')).toHaveTextContent(t('staffBank.account.current'))
    await press(user, t('staffBank.account.draft'))
    const dialog = await openDialog()
    const save = t('staffBank.account.draftConfirm')
    await press(user, save, dialog)
    const label = t('staffBank.account.details')
    expect(await field(label, dialog)).toHaveFocus()
    const details = 'Beneficiary: Bandari Marketplace Ltd\nBank: Coast Bank, Mombasa'
    await fillIn(label, details, dialog)
    await fillIn(t('staffBank.account.reason'), 'Harbour Bank closes its branch', dialog)
    await press(user, save, dialog)
    await dialog.findByText('One of the lines must be an account number.')
    await fillIn(label, `${details}\nAccount: 0200 5582 3319`, dialog)
    await pressTwice(user, save, dialog)
    await screen.findByText(t('staffBank.account.second'))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('staffBank.account.publish') })).toBeNull(),
    )

    const draft = window.location.pathname
    const second = await visit(draft, await newBuyer(shop, { isStaff: true }))
    for (const number of ['0200 5582 3319', '0100 4471 2208'])
      await screen.findByText(new RegExp(number), { selector: 'mark' })
    await press(second, t('staffBank.account.publish'))
    await press(second, t('staffBank.account.publish'), await openDialog())
    await screen.findByText(t('staffBank.account.isPublished'))
    await screen.findByText(t('staffBank.account.current'))
  })
})
