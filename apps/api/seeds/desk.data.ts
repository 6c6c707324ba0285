import type { FilledRequest } from '../src/shopfront/requests/requests.store.ts'

/** What waits at the desk of the demo shop, so that no screen of staff opens empty. */

interface DemoQuote {
  /** Number of a customer of the history. */
  buyer: number
  minutesAgo: number
  contact: string
  note: string
  /** What the desk wrote when it answered. */
  answer?: string
}

export const quotes: readonly DemoQuote[] = [
  {
    buyer: 2, minutesAgo: 9, contact: '+260977410233',
    note: 'Please quote to Walvis Bay. The car goes on to Lusaka by road, we clear it ourselves.',
  },
  {
    buyer: 5, minutesAgo: 34, contact: '+254722901166',
    note: 'Container, please: I buy a second one this week and they can share.',
  },
  {
    buyer: 9, minutesAgo: 26 * 60, contact: '+255754338120', note: 'To Dar es Salaam, before the long rains if you can.',
    answer: 'Sails on the 4th from Yokohama, in Dar es Salaam after 26 days.',
  },
]

interface DemoRequest extends Omit<FilledRequest, 'accountId' | 'language'> {
  minutesAgo: number
  state?: 'answered'
}

export const requests: readonly DemoRequest[] = [
  {
    kind: 'parts', minutesAgo: 55, name: 'Ruth Achieng', email: 'ruth.achieng@example.com', contactNumber: '+254733018844',
    text: 'Left headlamp for a Toyota Fielder 2015, NZE161. The number on the old one is 81170-13730.',
  },
  {
    kind: 'wholesale', minutesAgo: 5 * 60, name: 'Blessing Chirwa', email: 'blessing.chirwa@example.com',
    contactNumber: '+265991227400',
    text: 'We run a driving school in Blantyre and look for six Toyota Vitz, 2014 to 2016, manual, in one shipment.',
  },
  {
    kind: 'assessment', minutesAgo: 20 * 60, name: 'Samuel Tembo', email: null, contactNumber: '+260966702318',
    text: 'The gearbox slips in third since it arrived. The workshop has written down what it found.',
    details: { refNumber: 'TA-2291', invoiceNumber1: '100118', invoiceNumber2: '' },
  },
  {
    kind: 'parts', minutesAgo: 3 * 24 * 60, name: 'Farai Ndlovu', email: 'farai.ndlovu@example.com',
    contactNumber: '+263772516093', state: 'answered',
    text: 'Do you have a rear differential for an Isuzu D-Max 2017, 4WD? Used is fine.',
  },
]

/** Written, and not published yet. */
export const draft = {
  slug: 'what-a-car-costs-in-your-town',
  title: 'What a car costs in your town, and not only at the port',
  summary: 'Duty, clearing, the road from the port: the lines that a price at the port leaves out, with two examples.',
  content:
    '<h2>The price ends at the port</h2><p>Our price brings the car to the port that you choose. What comes after it differs by country, and this article goes through it line by line.</p><h2>Two examples</h2><p>To be written: a Toyota Vitz to Lusaka, a Mazda Demio to Kampala.</p>',
}

export const adjustment = {
  cents: 120_00,
  reason: 'The code was left out of order 100118 by mistake; the buyer confirmed it by telephone.',
}
