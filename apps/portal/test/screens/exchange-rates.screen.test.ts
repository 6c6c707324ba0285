import type { LocalCurrency } from '@bandari/sdk'
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { openedShop, visit } from '../portal.ts'

/** Exchange rates are everybody's: the demo's make way for those of these tests, and come back. */
async function inPlaceOfRates(statements: string) {
  const shop = await openedShop()
  await shop.sql('alter table exchange_rates disable trigger exchange_rates_append_only')
  for (const statement of statements.split(';')) await shop.sql(statement)
  await shop.sql('alter table exchange_rates enable trigger exchange_rates_append_only')
}

beforeAll(() => inPlaceOfRates('create table demo_rates as table exchange_rates'))
beforeEach(() => inPlaceOfRates('delete from exchange_rates'))
afterAll(() =>
  inPlaceOfRates(
    `delete from exchange_rates;
     insert into exchange_rates overriding system value select * from demo_rates;
     drop table demo_rates`,
  ),
)

async function setRate(currency: LocalCurrency, rate: string, day: string) {
  const shop = await openedShop()
  const finance = shop.clientWith(await shop.tokenOf('finance'))
  const body = { currency, rate, day, source: 'A bank' }
  const { error } = await finance.POST('/support/exchange-rates', { body })
  if (error) throw new Error(JSON.stringify(error))
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10)
}

const rowOf = async (rate: string) => (await screen.findByText(rate)).closest('tr')

describe('exchange rates, which staff of finance set and the shop shows', () => {
  it('a rate is set, of today at the latest, and is shown to buyers from then on', async () => {
    await setRate('KES', '128', daysAgo(3))
    const user = await visit('/support/exchange-rates', 'finance')
    await screen.findByRole('heading', { level: 1, name: t('portal.menu.exchangeRates') })
    await user.click(await screen.findByRole('link', { name: t('staffRates.new') }))
    await screen.findByRole('heading', { level: 1, name: t('staffRates.new') })
    const fill = (name: 'rate' | 'source' | 'day', value: string) => {
      const field = document.querySelector<HTMLInputElement>(`main input[name=${name}]`)
      fireEvent.input(field!, { target: { value } })
    }
    const save = () => user.click(screen.getByRole('button', { name: t('staffRates.save') }))
    await user.click(
      await screen.findByRole('combobox', { name: new RegExp(`^${t('staffRates.currency')}`) }),
    )
    await user.click(await screen.findByRole('option', { name: 'KES, Kenyan Shilling' }))
    fill('rate', '130,5')
    fill('source', 'Central Bank of Kenya')
    await save()
    await screen.findByText(/^A number such as 129\.50/)
    fill('rate', '130.5')
    fill('day', '2999-01-01')
    await save()
    await screen.findByText('A rate is of today or of an earlier day.')
    fill('day', daysAgo(0))
    await save()
    await screen.findByText(/^KES 130\.50 for 1 US dollar\./)
    const row = await rowOf('KES 130.50')
    expect(row).toHaveTextContent('Shown to buyers')
    expect(row).toHaveTextContent('Daniel Ncube')
    expect(await rowOf('KES 128.00')).toHaveTextContent('Past')
  })

  it('who are not of finance read the rates and set none', async () => {
    await setRate('KES', '128', daysAgo(40))
    await visit('/support/exchange-rates', 'desk')
    expect(await rowOf('KES 128.00')).toHaveTextContent('Too old')
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: t('staffRates.new') })).toBeNull(),
    )
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('staffRates.import') })).toBeNull(),
    )
  })
})
