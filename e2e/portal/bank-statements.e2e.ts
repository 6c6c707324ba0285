import { newBuyer, placeOrder } from '@bandari/api/arrange'
import { csvFile } from '../import-file.ts'
import { picture } from '../pictures.ts'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'

test('a bank’s statement is imported, and a payment without a reference is assigned to its order', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  const staff = await newBuyer(shop, { isStaff: true })
  await enter(page, staff, shop.portal)
  await page.goto(`${shop.portal}/support/bank-statements`)
  await page.getByRole('button', { name: t('staffBank.import'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const day = new Date().toISOString().slice(0, 10)
  const csv = `Date;Narrative ${order.number};Amount\n${day};Toyota for my brother;5200,00\n`
  await dialog
    .getByLabel(new RegExp(`^${t('staffBank.file')}`))
    .setInputFiles(csvFile(csv, 'november.csv'))
  await dialog.getByRole('button', { name: t('staffBank.read') }).click()
  await dialog.getByLabel(t('staffBank.account')).fill('0100 4471 2208')
  await dialog.getByLabel(t('staffBank.currency')).fill('usd')
  await picture(page, 'columns')
  await dialog.getByRole('button', { name: t('staffBank.keepColumns') }).click()
  await expect(
    dialog.getByText('1 movement on account 0100 4471 2208, 0 known before.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: t('staffBank.importConfirm'), exact: true }).dblclick()
  await expect(dialog).toHaveCount(0)
  await picture(page, 'queue')
  await page.getByRole('link', { name: '$5,200.00' }).first().click()
  await expect(page.getByRole('heading', { name: 'Payment of $5,200.00' })).toBeVisible()
  await picture(page, 'payment')
  await page.getByRole('button', { name: t('staffBank.assign'), exact: true }).click()
  await dialog.getByLabel(new RegExp(`^${t('staffBank.orderSaid')}`)).fill(order.number)
  await dialog.getByRole('button', { name: t('staffBank.assignConfirm'), exact: true }).dblclick()
  await expect(page.getByText(t('staffBank.decided.assigned'))).toBeVisible()
  await page.goto(`${shop.portal}/support/orders/${order.id}/show`)
  await expect(page.getByText('Authorized').first()).toBeVisible()
})

test('a statement that does not say its currency is imported once somebody has said it', async ({
  page,
  shop,
  buyer,
}) => {
  const { number } = await placeOrder(shop, buyer)
  const staff = await newBuyer(shop, { isStaff: true })
  // Another account of the same bank has the same headings; theirs were named for dollars.
  const headings = ['Booked', `Particulars ${number}`, 'Amount']
  const places = { amount: 'Amount', credit: null, debit: null, currency_column: null }
  const columns = {
    bank: 'Harbour Bank',
    account: '0100 4471 2208',
    currency: 'USD',
    day: 'Booked',
    day_order: 'ymd',
    decimal_mark: '.',
    ...places,
    reference: null,
    party: null,
    text: [headings[1]!],
  } as const
  const named = await staff.client.PUT('/support/bank-statements/columns', {
    body: { headings, columns: { ...columns, text: [...columns.text] } },
  })
  expect(named.error).toBeUndefined()
  await enter(page, staff, shop.portal)
  await page.goto(`${shop.portal}/support/bank-statements`)
  await page.getByRole('button', { name: t('staffBank.import'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const day = new Date().toISOString().slice(0, 10)
  await dialog
    .getByLabel(new RegExp(`^${t('staffBank.file')}`))
    .setInputFiles(csvFile(`${headings.join(',')}\n${day},HOUSE RENT,10245.00\n`, 'kes.csv'))
  await dialog.getByRole('button', { name: t('staffBank.read') }).click()
  await expect(dialog.getByText(t('staffBank.namedFor', { currency: 'USD' }))).toBeVisible()
  const currency = dialog.getByLabel(t('staffBank.currencySaid'))
  await expect(currency).toHaveValue('')
  await dialog.getByRole('button', { name: t('staffBank.read') }).click()
  await expect(dialog.getByText(t('staffBank.currencyMissing'))).toBeVisible()
  await picture(page, 'currency')
  await currency.fill('kes')
  await dialog.getByRole('button', { name: t('staffBank.read') }).click()
  await expect(dialog.getByRole('cell', { name: 'KES 10,245' })).toBeVisible()
  await dialog.getByRole('button', { name: t('staffBank.importConfirm'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('KES 10,245').first()).toBeVisible()
})

test('one payment pays two orders, and what is left waits until somebody sets it aside', async ({
  page,
  shop,
  buyer,
}) => {
  const orders = [await placeOrder(shop, buyer), await placeOrder(shop, buyer)]
  const staff = await newBuyer(shop, { isStaff: true })
  const [entry] = await shop.sql<{ id: string }>(
    `with statement as (
       insert into bank_statements (file_name, format, accounts, is_own_account, entry_count, known_count, actor_id, imported_at)
       values ('november.xml', 'camt', '{X}', true, 1, 0, $1, now()) returning id)
     insert into bank_entries (statement_id, account, is_own_account, booked_on, amount, currency, charges, reference, party, text,
       occurrence, fingerprint)
     select id, 'X', true, current_date, 1100000, 'USD', 0, 'FT 2', 'An agent', 'two cars', 1, 'two cars' from statement
     returning id`,
    [staff.id],
  )
  await enter(page, staff, shop.portal)
  await page.goto(`${shop.portal}/support/bank-entries/${entry?.id}/show`)
  const dialog = page.getByRole('dialog')
  for (const { number } of orders) {
    await page.getByRole('button', { name: t('staffBank.assign'), exact: true }).click()
    await dialog.getByLabel(new RegExp(`^${t('staffBank.orderSaid')}`)).fill(number)
    await dialog.getByLabel(t('staffBank.part')).fill('5,200')
    await picture(page, 'part')
    await dialog.getByRole('button', { name: t('staffBank.assignConfirm'), exact: true }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(`Order ${number}: $5,200.00`)).toBeVisible()
  }
  await expect(page.getByText(t('staffBank.state.rest'), { exact: true })).toBeVisible()
  await expect(page.getByText('$600.00', { exact: true })).toBeVisible()
  await picture(page, 'rest')
  await page.getByRole('button', { name: t('staffBank.undoThis') }).click()
  await dialog.getByLabel(t('staff.reason')).fill('Another car')
  await dialog.getByRole('button', { name: t('staffBank.undo'), exact: true }).click()
  await expect(page.getByText('$5,800.00', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('staffBank.dismiss'), exact: true }).click()
  await dialog.getByLabel(t('staff.reason')).fill('The agent keeps a credit')
  await dialog.getByRole('button', { name: t('staffBank.dismiss'), exact: true }).click()
  await expect(page.getByText(t('staffBank.state.setAside'), { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('staffBank.assign'), exact: true })).toHaveCount(
    0,
  )
})
