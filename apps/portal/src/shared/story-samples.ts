import type { Address, Country } from '@bandari/sdk'

/** Sample texts for the stories of this folder; only the gallery uses them. */

export const vehicle = 'Toyota Land Cruiser Prado 2.8 TX 2019'

export const longVehicle =
  'Mercedes-Benz Actros 2645 LS 6×4 tractor unit with retarder, two beds, fridge, air suspension and a full set of tyres'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><rect width="640" height="480" fill="#cfe3ee"/><path d="M70 320v-60q0-18 20-22l80-16 76-70q14-12 34-12h130q22 0 36 16l56 66 64 14q24 6 24 30v54z" fill="#0b4f6c"/><circle cx="180" cy="322" r="46" fill="#222"/><circle cx="470" cy="322" r="46" fill="#222"/></svg>'

export const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`

/** A private file's bytes, as the reader's own call brings them. */
export const loadPicture = () => Promise.resolve(new Blob([drawing], { type: 'image/svg+xml' }))

const empty = {
  line2: '',
  line3: '',
  tel_number: '',
  notes: '',
  destination_port: '',
  destination_code: '',
  search_text: '',
}

export const address: Address = {
  ...empty,
  id: 1,
  title: 'Ms',
  first_name: 'Amina',
  last_name: 'Odhiambo',
  line1: '14 Moi Avenue',
  line4: 'Mombasa',
  state: 'Coast',
  postcode: '80100',
  country: 'https://bandari.example/api/countries/KE/',
  phone_number: '+254700000001',
  email: 'amina@example.com',
}

export const longAddress: Address = {
  ...address,
  id: 2,
  title: 'Mr',
  first_name: 'Jean-Baptiste Emmanuel',
  last_name: 'Kabila-Mutombo wa Tshisekedi',
  line1: 'Avenue du Colonel Mondjiba 372, Concession Utexafrica',
  line2: 'Bâtiment C, troisième étage, porte 14, B.P. 1217',
  line4: 'Kinshasa',
  state: 'Kinshasa-Ngaliema',
  country: 'https://bandari.example/api/countries/CD/',
  notes: 'Please ring before you send anything: the gate is closed from noon to two.',
}

/** Same shape as the list of countries. */
export const countries: Country[] = (
  [
    ['KE', 'KEN', '404', 'Kenya'],
    ['TZ', 'TZA', '834', 'Tanzania'],
    ['CD', 'COD', '180', 'Congo (Kinshasa)'],
  ] as const
).map(([code, iso_3166_1_a3, iso_3166_1_numeric, name], index) => ({
  url: `https://bandari.example/api/countries/${code}/`,
  name,
  printable_name: name,
  iso_3166_1_a3,
  iso_3166_1_numeric,
  display_order: index + 1,
  is_shipping_country: true,
}))
