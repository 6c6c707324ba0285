import { stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { beforeAll, describe, expect, it } from 'vitest'
import { openedShop } from '../shop.ts'

/** A page is drawn once for many people; each of them who is sent it has looked. */

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const browser = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`

const look = (path: string, headers: Record<string, string>) =>
  shop.fetch(`${shop.storefront}${path}`, { headers })

async function countsOf(id: number) {
  await shop.writeViews()
  const [row] = await shop.sql<{ shown: number; opened: number }>(
    'select shown, opened from view_days where product_id = $1',
    [id],
  )
  return row ?? { shown: 0, opened: 0 }
}

describe('who is sent a page', () => {
  it('opened its vehicle, by their own browser, also where the page was cached', async () => {
    const { id } = await stockVehicle(shop)
    for (const version of [130, 131, 130, 132]) {
      const { status } = await look(`/details/${id}`, { 'user-agent': browser(version) })
      expect(status).toBe(200)
    }
    expect(await countsOf(id)).toEqual({ shown: 0, opened: 3 })
  })

  it('was shown what the search found', async () => {
    const { id } = await stockVehicle(shop)
    const path = '/search/1/0/0/1/*/*/1'
    const answer = await look(path, { 'user-agent': browser(130) })
    const shown = [...(await answer.text()).matchAll(/\/details\/(\d+)/g)].map(([, found]) =>
      Number(found),
    )
    expect(shown.length).toBeGreaterThan(10)
    await look(path, { 'user-agent': browser(131) })
    expect(await countsOf(shown[0]!)).toMatchObject({ shown: 2 })
    expect(await countsOf(id)).toMatchObject({ opened: 0 })
  })

  it('is no robot, and no browser that fetches in advance', async () => {
    const { id } = await stockVehicle(shop)
    await look(`/details/${id}`, { 'user-agent': 'WhatsApp/2.23.20.0' })
    await look(`/details/${id}`, { 'user-agent': browser(130), 'sec-purpose': 'prefetch' })
    expect(await countsOf(id)).toEqual({ shown: 0, opened: 0 })
  })
})
