import { newBuyer, placeOrder } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { dayNames } from '../../src/shared/dates.ts'
import { pageSays, press, savedFile } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

/** People of days on which nobody else of this shop was counted. */
async function counted(day: string, step: string, country: string, people: number) {
  await (await openedShop()).sql(
    `insert into funnel_days (day, step, country, language, by_link, people)
     values ($1, $2, $3, 'en', false, $4)`,
    [day, step, country, people],
  )
}

/** Visits of a page that had a value of one class. */
async function measured(page: string, metric: string, value: number, count: number) {
  await (await openedShop()).sql(
    `insert into vital_days (day, page, language, country, device, metric, class, count)
     values (current_date, $1, 'en', 'ZM', 'phone', $2, $3, $4)`,
    [page, metric, value, count],
  )
}

async function cellsOf(name: string | RegExp): Promise<(string | null)[]> {
  const header = await screen.findByRole('rowheader', { name })
  return within(header.closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

describe('visits', () => {
  it('are not for those who write articles', async () => {
    await visit('/support/visits', 'content')
    await pageSays('This room is for support staff')
  })

  it('show each step beside the period before, and say what nobody knows', async () => {
    const shop = await openedShop()
    const { number } = await placeOrder(shop, await newBuyer(shop))
    await shop.sql(
      `update orders set date_placed = '2034-05-04T10:00:00Z', destination_country = 'ZM' where number = $1`,
      [number],
    )
    await shop.sql(`delete from funnel_days where day < '2034-05-01'`)
    await counted('2034-05-01', 'searched', 'ZM', 20)
    await counted('2034-05-04', 'searched', 'ZM', 40)
    await counted('2034-05-04', 'opened', 'ZM', 1234)
    await counted('2034-05-05', 'searched', '', 5)
    const user = await visit(
      '/support/visits?view=funnel&by=country&period=custom&from=2034-05-03&to=2034-05-05',
      'finance',
    )
    expect(await cellsOf('Zambia')).toEqual([
      '40Before: 20',
      '1,234Before: 0',
      '0Before: 0',
      '0Before: 0',
      '1Before: 0',
      '0Before: 0',
    ])
    expect((await cellsOf(t('staffVisits.noCountry')))[0]).toBe('5Before: 0')
    expect((await cellsOf(t('staffVisits.total')))[0]).toBe('45Before: 20')
    await pageSays(/People are counted since/)
    await press(user, t('staffReports.csv'))
    expect((await savedFile()).name).toBe('funnel-by-country-2034-05-03-2034-05-05.csv')
    await user.selectOptions(
      screen.getByRole('combobox', { name: t('staffVisits.by') }),
      t('staffVisits.by.day'),
    )
    await waitFor(() => expect(window.location.search).toContain('by=day'))
    expect((await cellsOf(dayNames('2034-05-04').long))[1]).toBe('1,234Before: 0')
  })

  it('say how fast a page is, by what it is made of, and nothing of a few', async () => {
    await measured('/how-to-buy', 'lcp', 3, 40)
    await measured('/how-to-buy', 'inp', -2, 12)
    const user = await visit('/support/visits?view=speed&by=page&days=7&device=phone', 'desk')
    const cells = await cellsOf(/how-to-buy/)
    expect(cells[0]).toBe('3.2 sNeeds improvement, 40 visits')
    expect(cells[1]).toBe('Fewer than 3012 visits')
    expect(cells[2]).toBe('Fewer than 300 visits')
    await press(user, t('staffVisits.onlyThis', { name: '/how-to-buy' }))
    await waitFor(() => expect(window.location.search).toContain('page=%2Fhow-to-buy'))
    expect((await cellsOf(/Zambia/))[0]).toBe('3.2 sNeeds improvement, 40 visits')
    await press(user, t('staffReports.csv'))
    expect((await savedFile()).name).toMatch(/^vitals-by-country-/)
    await press(user, t('staffVisits.allAgain', { name: '/how-to-buy' }))
    await waitFor(() => expect(window.location.search).not.toContain('page='))
  })
})
