import { newBuyer, placeOrder } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, openDialog, press, pageSays, savedFile } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import type { UserEvent } from '@testing-library/user-event'

/** Days on which nothing else of this shop was sold. */
const may = 'period=custom&from=2035-05-01&to=2035-05-31'

/** An order as reports have counted it. */
async function sold(at: string, facts: { currency?: string; country?: string; cost?: number }) {
  const shop = await openedShop()
  const { number } = await placeOrder(shop, await newBuyer(shop))
  const { currency = 'USD', country = 'KE', cost = null } = facts
  await shop.sql(
    `insert into sale_entries (order_id, line_id, kind, at, currency, amount, is_first, is_first_of_make, is_first_of_seller, country, source, freight, freight_cost, freight_basis)
     select orders.id, order_lines.id, 'sale', $2::timestamptz, $3, 520000, true, true, true, $4, 'shop', 70000, $5::bigint,
       case when $5::bigint is not null then 'carrier' end
     from orders join order_lines on order_id = orders.id where number = $1`,
    [number, at, currency, country, cost],
  )
}

const table = async () => within(await screen.findByRole('table', { name: /2035/ }))

async function cellsOf(name: string): Promise<(string | null)[]> {
  const header = await (await table()).findByRole('rowheader', { name })
  return within(header.closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

async function choose(user: UserEvent, label: string, option: string, query: string) {
  await user.selectOptions(await screen.findByRole('combobox', { name: label }), option)
  await waitFor(() => expect(window.location.search).toContain(query))
}

const rooms = async () => within(await screen.findByRole('menu', { name: t('portal.rooms') }))

describe('reports', () => {
  it('are not for those who write articles', async () => {
    await visit('/support/reports', 'content')
    await pageSays('This room is for support staff')
  })

  it('give turnover by country of last month as XLSX in three presses from anywhere', async () => {
    const user = await visit('/support/orders', 'finance')
    await user.click(
      await (await rooms()).findByRole('menuitem', { name: t('portal.menu.reports') }),
    )
    await user.click(
      await (await rooms()).findByRole('menuitem', { name: t('portal.menu.reportsPage') }),
    )
    await press(user, t('staffReports.xlsx'))
    const { name } = await savedFile()
    const day = new Date()
    day.setUTCDate(0)
    const month = day.toISOString().slice(0, 7)
    expect(name).toBe(`turnover-by-country-${month}-01-${day.toISOString().slice(0, 10)}.xlsx`)
  })

  it('compare with the period before and a year ago, and keep currencies apart', async () => {
    await sold('2035-05-04T10:00:00Z', {})
    await sold('2035-05-05T10:00:00Z', {})
    await sold('2035-04-20T10:00:00Z', {})
    await sold('2035-05-06T10:00:00Z', { currency: 'EUR', country: 'TZ' })
    await visit(`/support/reports?report=turnover&by=country&${may}`, 'desk')
    expect(await cellsOf('Kenya')).toEqual([
      '2',
      '$10,400.00',
      '$0.00',
      '$10,400.00',
      '$5,200.00100% more',
      '$0.00',
    ])
    expect((await cellsOf('Total in USD'))[3]).toBe('$10,400.00')
    expect((await cellsOf('Total in EUR'))[3]).toBe('EUR 5,200.00')
    await screen.findByRole('group', { name: 'Net turnover in EUR' })
  })

  it('say of freight what is not known', async () => {
    await sold('2036-02-04T10:00:00Z', { cost: 64_000 })
    await sold('2036-02-05T10:00:00Z', { country: 'UG' })
    await visit(
      '/support/reports?report=freight&by=country&period=custom&from=2036-02-01&to=2036-02-29',
      'finance',
    )
    const report = within(await screen.findByRole('table', { name: /2036/ }))
    const row = async (name: string) =>
      (await report.findByRole('rowheader', { name })).closest('tr')
    expect(await row('Kenya')).toHaveTextContent('$640.00By invoice: 1.')
    expect(await row('Kenya')).toHaveTextContent('$60.00')
    expect(await row('Uganda')).toHaveTextContent(
      'Not knownBy invoice: 0. By tariff: 0. Not known: 1.',
    )
  })

  it('say where there is nothing, and what days are missing', async () => {
    await visit(
      '/support/reports?report=steps&by=seller&period=custom&from=2040-01-01&to=2040-01-31',
      'finance',
    )
    await screen.findByText(t('staffReports.none'))
    await fillIn(t('staffReports.lastDay'), '2020-01-01')
    await pageSays(/Choose a first and a last day/)
  })

  it('are saved by name, and mailed every week for as long as somebody wants', async () => {
    const person = await newBuyer(await openedShop(), { isStaff: true })
    const user = await visit('/support/reports', person)
    await choose(user, t('staffReports.by'), t('staffReports.by.make'), 'by=make')
    await press(user, t('staffReports.save'))
    const dialog = await openDialog()
    await fillIn(t('staffReports.name'), 'Makes', dialog)
    await press(user, t('staff.save'), dialog)
    await press(user, t('staffReports.mail'))
    await screen.findByRole('button', { name: 'Makes (by mail)' })
    await choose(user, t('staffReports.by'), t('staffReports.by.month'), 'by=month')
    await press(user, /^Makes/)
    await waitFor(() => expect(window.location.search).toContain('by=make'))
    await press(user, t('staffReports.mailStop'))
    await screen.findByRole('button', { name: 'Makes' })
    await press(user, t('staffReports.forget'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Makes/ })).toBeNull())
  })

  it('are counted by the carrier’s invoice, which finance writes down at the order', async () => {
    const shop = await openedShop()
    const { number } = await placeOrder(shop, await newBuyer(shop))
    const [order] = await shop.sql('select id from orders where number = $1', [number])
    const user = await visit(`/support/orders/${order?.['id']}/show`, 'finance')
    await press(user, t('staffFreight.write'))
    const dialog = await openDialog()
    await press(user, t('staffFreight.confirm'), dialog)
    await dialog.findByText(t('staffFreight.referenceMissing'))
    await fillIn(t('staffFreight.amount', { currency: 'USD' }), '1,100', dialog)
    await fillIn(t('staffFreight.reference'), 'INV-7', dialog)
    await press(user, t('staffFreight.confirm'), dialog)
    await screen.findByText(/INV-7, written down by Daniel Ncube/)
    await press(user, t('staffFreight.takeBack'))
    await screen.findByText(t('staffFreight.none'))
  })
})
