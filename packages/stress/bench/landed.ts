import { readCountryFiles } from '@bandari/api/reference/import-rules.ts'
import { landedPrice, type Question } from '@bandari/api/src/landed/landed-price.ts'
import { mulberry, pick } from '@bandari/api/test/helpers/random.ts'

/** `node bench/landed.ts`: how many landed prices one core calculates in a second. */
const countries = readCountryFiles()
const random = mulberry(5)
function randomQuestion(): { rules: (typeof countries)[number]; question: Question } {
  const rules = pick(countries, random)
  const year = 2008 + Math.floor(random() * 17)
  const month = String(1 + Math.floor(random() * 12)).padStart(2, '0')
  const price = String(2_000_000 + Math.floor(random() * 6_000_000))
  const question: Question = {
    car: {
      class: 'passenger',
      fuel: pick(['petrol', 'diesel', 'hybrid'], random),
      body: pick(['sedan', 'hatchback', 'wagon', 'suv'], random),
      steering: 'right',
      engine_cc: pick([996, 1329, 1496, 1797, 1997, 2754, 3456], random),
      horsepower: 150,
      manufactured: `${year}-${month}`,
      first_registered: `${year}-${month}`,
      origin: 'JP',
      importer: 'private',
    },
    prices: { fob: 200_000 + Math.floor(random() * 900_000), freight: 70_000, insurance: 9_735 },
    route: rules.routes[0]?.id ?? null,
    arrival: { shipped: '2026-11-01', from: '2026-12-20', to: '2027-01-10' },
    rates: { KES: '129.00', TZS: '2450', UGX: '3600', ZMW: '23.00', RWF: '1450', MUR: '45.50' },
    known: { listPrice: { low: `${price}.5157999997`, high: `${price}.5157999997` } },
  }
  return { rules, question }
}

const questions = Array.from({ length: 2_000 }, randomQuestion)
const priceAll = () => {
  for (const { rules, question } of questions) landedPrice(rules, question)
}
priceAll()
const rounds = 20
// Processor seconds, because other programs may run on the same machine.
const usageBefore = process.cpuUsage()
for (let round = 0; round < rounds; round += 1) priceAll()
const { user, system } = process.cpuUsage(usageBefore)
const seconds = (user + system) / 1_000_000
const priced = questions.filter(({ rules, question }) => landedPrice(rules, question).totals.landed)
console.log(
  `${Math.round((questions.length * rounds) / seconds)} landed prices per second on one core, for ${countries.length} countries,` +
    ` with arrivals before and after the new year; ${priced.length} of ${questions.length} have a landed price`,
)
