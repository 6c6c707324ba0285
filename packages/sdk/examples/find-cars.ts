import { createBandari } from '@bandari/sdk'

// The cheapest Toyotas of a shop. Everybody may ask; no key is needed.
const { BANDARI_ORIGIN: origin = 'http://localhost:8080' } = process.env
const bandari = createBandari({ origin })

let found = 0
for await (const car of bandari.each('/vehicles/', {
  query: { make: 'toyota', ordering: 'price' },
})) {
  console.log(`${car.title}: ${car.price} ${car.currency}`)
  found += 1
  // The next page is asked for only if the loop goes on.
  if (found === 30) break
}
