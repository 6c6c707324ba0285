import { newBuyer, placeOrder } from '@bandari/api/arrange'
import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, gone, openDialog, pageSays, press, pressTwice } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

/** Not the column that names it. */
const ourAccount = new RegExp(`^${t('staffBank.account')}$`)

describe('a bank’s statement', () => {
  it('is imported, and a payment without a reference is assigned to its order', async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    const staff = await newBuyer(shop, { isStaff: true })
    const user = await visit('/support/bank-statements', staff)
    await press(user, t('staffBank.import'))
    const dialog = await openDialog()
    const day = new Date().toISOString().slice(0, 10)
    const csv = `Date;Narrative ${order.number};Amount\n${day};Toyota for my brother;5200,00\n`
    const file = new File([csv], 'november.csv', { type: 'text/csv' })
    await user.upload(await field(t('staffBank.file'), dialog), file)
    await press(user, t('staffBank.read'), dialog)
    await press(user, t('staffBank.keepColumns'), dialog)
    await dialog.findByText(t('staffBank.accountMissing'))
    const ours = t('staffBank.ownAccountOf', { account: '0100 4471 2208', currency: 'USD' })
    await user.selectOptions(await field(t('staffBank.ownAccount'), dialog), ours)
    await press(user, t('staffBank.keepColumns'), dialog)
    await pageSays('1 movement on account 0100 4471 2208, 0 known before.')
    await dialog.findByText(t('staffBank.rule'))
    await dialog.findAllByText(`(${t('staffBank.source.said')})`)
    await pressTwice(user, t('staffBank.importConfirm'), dialog)
    await gone(() => screen.queryByRole('dialog'))
    await user.click((await screen.findAllByRole('link', { name: '$5,200.00' }))[0]!)
    await screen.findByRole('heading', { name: 'Payment of $5,200.00' })
    await press(user, t('staffBank.assign'))
    const question = await openDialog()
    await fillIn(t('staffBank.orderSaid'), order.number, question)
    await pressTwice(user, t('staffBank.assignConfirm'), question)
    await screen.findByText(t('staffBank.decided.assigned'))
    await visit(`/support/orders/${order.id}/show`, staff)
    await screen.findAllByText('Authorized')
  })

  it('a statement that does not say its currency is imported once somebody has said it', async () => {
    const shop = await openedShop()
    const { number } = await placeOrder(shop, await newBuyer(shop))
    const staff = await newBuyer(shop, { isStaff: true })
    // Another account of the same bank has the same headings; theirs were named for dollars.
    const particulars = `Particulars ${number}`
    const named = await staff.client.PUT('/support/bank-statements/columns', {
      body: {
        headings: ['Booked', particulars, 'Amount'],
        columns: {
          bank: 'Harbour Bank',
          account: '0100 4471 2208',
          currency: 'USD',
          day: 'Booked',
          day_order: 'ymd',
          decimal_mark: '.',
          amount: 'Amount',
          credit: null,
          debit: null,
          currency_column: null,
          reference: null,
          party: null,
          text: [particulars],
        },
      },
    })
    expect(named.error).toBeUndefined()
    const user = await visit('/support/bank-statements', staff)
    await press(user, t('staffBank.import'))
    const dialog = await openDialog()
    const day = new Date().toISOString().slice(0, 10)
    const csv = `Booked,${particulars},Amount\n${day},HOUSE RENT,10245.00\n`
    const file = new File([csv], 'kes.csv', { type: 'text/csv' })
    await user.upload(await field(t('staffBank.file'), dialog), file)
    await press(user, t('staffBank.read'), dialog)
    await dialog.findByText(t('staffBank.needsAccount'))
    await press(user, t('staffBank.read'), dialog)
    await dialog.findByText(t('staffBank.accountMissing'))
    await user.selectOptions(
      await field(t('staffBank.ownAccount'), dialog),
      t('staffBank.otherAccount'),
    )
    await fillIn(ourAccount, '0100 4471 9999', dialog)
    await press(user, t('staffBank.read'), dialog)
    // Nobody has named columns for this account.
    await press(user, t('staffBank.keepColumns'), dialog)
    await dialog.findByText(t('staffBank.needsCurrency'))
    expect(await field(t('staffBank.currencySaid'), dialog)).toHaveValue('')
    await press(user, t('staffBank.read'), dialog)
    await dialog.findByText(t('staffBank.currencyMissing'))
    await fillIn(t('staffBank.currencySaid'), 'kes', dialog)
    await press(user, t('staffBank.read'), dialog)
    const movements = await dialog.findByRole('list', { name: t('staffBank.firstMovements') })
    expect(movements).toHaveTextContent('KES 10,245')
    await press(user, t('staffBank.importConfirm'), dialog)
    await gone(() => screen.queryByRole('dialog'))
    await pageSays('KES 10,245')
  })

  it('is imported once its guessed currency is confirmed; its columns are listed and removed', async () => {
    const shop = await openedShop()
    const staff = await newBuyer(shop, { isStaff: true })
    const user = await visit('/support/bank-statements', staff)
    await press(user, t('staffBank.import'))
    const dialog = await openDialog()
    const day = new Date().toISOString().slice(0, 10)
    const paybill = String(600_000 + staff.id)
    const csv = `Short Code:,${paybill}
Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn
QA${staff.id},${day} 09:30:47,Pay Bill,Completed,500.00,
`
    const file = new File([csv], 'mpesa.csv', { type: 'text/csv' })
    await user.upload(await field(t('staffBank.file'), dialog), file)
    await press(user, t('staffBank.read'), dialog)
    expect(await field(ourAccount, dialog)).toHaveValue(paybill)
    await fillIn(new RegExp(`^${t('staffBank.bank')}$`), `Safaricom ${staff.id}`, dialog)
    // Left as it stands, it is a guess, and nobody's word.
    expect(await field(t('staffBank.currency'), dialog)).toHaveValue('KES')
    await press(user, t('staffBank.keepColumns'), dialog)
    await dialog.findByText(t('staffBank.guessedCurrency', { currency: 'KES' }))
    await press(user, t('staffBank.importConfirm'), dialog)
    await dialog.findByText(t('staffBank.confirmMissing'))
    await user.click(await field(t('staffBank.confirm'), dialog))
    await press(user, t('staffBank.importConfirm'), dialog)
    await gone(() => screen.queryByRole('dialog'))
    await visit('/support/bank-columns', staff)
    await screen.findAllByText(paybill)
    await user.click(
      (await screen.findAllByRole('button', { name: t('staffBank.layouts.remove') }))[0]!,
    )
    const asked = await openDialog()
    await press(user, t('staffBank.layouts.remove'), asked)
    await gone(() => screen.queryByRole('dialog'))
    await gone(() => screen.queryByText(paybill))
  })

  it('says how far the search for its orders is, and shows what it found', async () => {
    const shop = await openedShop()
    const staff = await newBuyer(shop, { isStaff: true })
    await shop.sql(
      `with statement as (
         insert into bank_statements (file_name, format, accounts, is_own_account, entry_count, known_count, actor_id, imported_at)
         values ('year.xml', 'camt.053', '{Y}', true, 2, 0, $1, now()) returning id),
       entries as (
         insert into bank_entries (statement_id, account, is_own_account, booked_on, amount, currency, charges, reference, party, text,
           occurrence, fingerprint)
         select id, 'Y', true, current_date, 4700 + n, 'USD', 0, 'FT ' || n, 'Somebody', 'a car', 1, 'year ' || n
         from statement, generate_series(1, 2) as n returning id)
       insert into bank_matches_due (entry_id, actor_id, is_return) select min(id), $1, false from entries`,
      [staff.id],
    )
    await visit('/support/bank-entries', staff)
    await pageSays(t('staffBank.matching', { file: 'year.xml', done: 1, all: 2 }))
    await shop.sql('delete from bank_matches_due')
    await gone(() =>
      screen.queryByText(t('staffBank.matching', { file: 'year.xml', done: 1, all: 2 })),
    )
  })

  it('one payment pays two orders, and what is left waits until somebody sets it aside', {
    tags: 'nightly',
  }, async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const orders = [await placeOrder(shop, buyer), await placeOrder(shop, buyer)]
    const staff = await newBuyer(shop, { isStaff: true })
    const [entry] = await shop.sql<{ id: string }>(
      `with statement as (
         insert into bank_statements (file_name, format, accounts, is_own_account, entry_count, known_count, actor_id, imported_at)
         values ('november.xml', 'camt.053', '{X}', true, 1, 0, $1, now()) returning id)
       insert into bank_entries (statement_id, account, is_own_account, booked_on, amount, currency, charges, reference, party, text,
         occurrence, fingerprint)
       select id, 'X', true, current_date, 1100000, 'USD', 0, 'FT 2', 'An agent', 'two cars', 1, 'two cars' from statement
       returning id`,
      [staff.id],
    )
    const user = await visit(`/support/bank-entries/${entry?.id}/show`, staff)
    for (const { number } of orders) {
      await press(user, t('staffBank.assign'))
      const dialog = await openDialog()
      await fillIn(t('staffBank.orderSaid'), number, dialog)
      await fillIn(t('staffBank.part'), '5,200', dialog)
      await pressTwice(user, t('staffBank.assignConfirm'), dialog)
      await gone(() => screen.queryByRole('dialog'))
      await screen.findByText(`Order ${number}: $5,200.00`)
    }
    await screen.findByText(t('staffBank.state.rest'))
    await screen.findByText('$600.00')
    await press(user, t('staffBank.undoThis'))
    const undoing = await openDialog()
    await fillIn(t('staff.reason'), 'Another car', undoing)
    await press(user, t('staffBank.undo'), undoing)
    await screen.findByText('$5,800.00')
    await press(user, t('staffBank.dismiss'))
    const dismissing = await openDialog()
    await fillIn(t('staff.reason'), 'The agent keeps a credit', dismissing)
    await press(user, t('staffBank.dismiss'), dismissing)
    await screen.findAllByText(t('staffBank.state.setAside'))
    await gone(() => screen.queryByRole('button', { name: t('staffBank.assign') }))
  })
})
