import type { Shop } from '@bandari/api/shop'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import { t } from './sentences.ts'

/** What the search for vehicles shows. */

export const cars = '/search/1/0/0/1/*/*/0'
export const toyotas = '/search/1/0/0/1/toyota/*/0'

export async function countCars(shop: Shop, where = 'true'): Promise<number> {
  const [row] = await shop.sql<{ count: string }>(
    `select count(*) from products left join makes on makes.id = make_id
     left join models on models.id = model_id where listed and class = 'cars' and ${where}`,
  )
  return Number(row?.count)
}

export const panel = () => within(screen.getByRole('form', { name: t('search.filters') }))

export const found = (count: number) =>
  waitFor(() =>
    expect(screen.getByText(`${count.toLocaleString('en')} results found`)).toBeInTheDocument(),
  )

/** The cards on the page, in order. */
export const prices = () =>
  [...screen.getByRole('region', { name: t('search.results') }).querySelectorAll('li')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('before shipping'))
    .map((text) => Number((/\$([\d,]+\.\d\d)/.exec(text)?.[1] ?? '').replaceAll(',', '')))
