import type { StoredAddress } from '../src/people/tables.ts'
import { buyerHomes, streets } from './buyers.data.ts'
import { people } from './people.data.ts'
import { Dice, weighted } from './random.ts'

/** A customer of the demo history, invented from a number. */
export interface DemoBuyer {
  email: string
  first_name: string
  last_name: string
  country: string
  address: StoredAddress
}

/** Far from the seeds of the random numbers of listings and orders. */
const firstBuyer = 500_000_000

const pickHome = weighted(buyerHomes.map((home) => [home, home.weight] as const))

/** In the place of a customer's number: the buyer of the demo accounts. */
export const demoBuyer = -1

/** The same number is always the same person. */
export function buyerAt(number: number): DemoBuyer {
  if (number === demoBuyer) return chanda
  const dice = new Dice(firstBuyer + number)
  const { country, dial, digits, towns, women, men, last } = pickHome(dice)
  const isWoman = dice.chance(0.42)
  const first_name = dice.pick<string>(isWoman ? women : men)
  const last_name = dice.pick<string>(last)
  const email = `${plain(first_name)}.${plain(last_name)}${number}@example.com`
  const [town, province] = dice.pick<readonly [string, string]>(towns)
  const phone = `+${dial}${dice.between(6, 9)}${String(dice.between(0, 10 ** (digits - 1) - 1)).padStart(digits - 1, '0')}`
  return {
    email,
    first_name,
    last_name,
    country,
    address: {
      title: isWoman ? dice.pick(['Mrs', 'Ms']) : 'Mr',
      first_name,
      last_name,
      line1: `${dice.between(1, 240)} ${dice.pick(streets)}`,
      line2: '',
      line3: '',
      line4: town,
      state: province,
      postcode: '',
      country,
      phone_number: phone,
      tel_number: '',
      notes: dice.chance(0.06) ? 'Please telephone before the vessel arrives.' : '',
      email,
    },
  }
}

const { email, first_name, last_name, country } = people.buyer

const chanda: DemoBuyer = {
  email,
  first_name,
  last_name,
  country,
  address: {
    title: 'Ms',
    first_name,
    last_name,
    line1: '14 Kabulonga Road',
    line2: '',
    line3: '',
    line4: 'Lusaka',
    state: 'Lusaka Province',
    postcode: '10101',
    country,
    phone_number: '+260977123456',
    tel_number: '',
    notes: '',
    email,
  },
}

/** `João` → `joao`. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
}
