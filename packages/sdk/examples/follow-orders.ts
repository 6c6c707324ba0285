import { createBandari, dataOf } from '@bandari/sdk'

// How far each order of a buyer has come, and what comes next.
const { BANDARI_ORIGIN: origin = 'http://localhost:8080', BANDARI_KEY: key = '' } = process.env
const bandari = createBandari({ origin, key })

for await (const { id, number, total_incl_tax: total, currency } of bandari.each('/orders/')) {
  const { steps, next } = await dataOf(
    bandari.GET('/orders/{id}/following/', { params: { path: { id } } }),
  )
  const done = steps.filter(({ state }) => state === 'done').map(({ step }) => step)
  console.log(`${number} (${total} ${currency}): ${done.join(', ')}; next: ${next ?? 'nothing'}`)
}
