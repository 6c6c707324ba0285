import { expect, it } from 'vitest'
import { maskContacts, maskedUntil } from './mask-contacts.ts'

it.each([
  ['mail grace@mail.example please', 'mail ••• please'],
  ['grace (at) gmail (dot) com', '•••'],
  ['grace at gmail dot com', '•••'],
  ['see https://elsewhere.example/car?id=1 now', 'see ••• now'],
  ['or www.cars.example', 'or •••'],
  ['or bestcars.co.ke/vitz', 'or •••'],
  ['call +254 722 345 678', 'call •••'],
  ['call 0722-345-678.', 'call •••.'],
  ['call (0722) 345678', 'call •••'],
  ['call 254722345678', 'call •••'],
  ['call ٠٧٢٢٣٤٥٦٧٨', 'call •••'],
  ['call 0 7 2 2 3 4 5 6 7 8', 'call •••'],
  ['call 0722_345_678', 'call •••'],
  ['call 0722\n345\n678 soon', 'call ••• soon'],
  ['call 0722\u00a0345\u202f678', 'call •••'],
  ['call 07\u200b22\u200b34\u200b56\u200b78', 'call •••'],
  ['call ０７２２３４５６７８', 'call •••'],
  ['call 0️⃣7️⃣2️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', 'call •••'],
  ['call ⓪⑦②②③④⑤⑥⑦⑧', 'call •••'],
  ['call 0*722*345*678', 'call •••'],
  ['call 0722 | 345 | 678', 'call •••'],
  ['call zero seven two two three four five six seven eight', 'call •••'],
  ['call zero seven double two three four five six', 'call •••'],
  ['piga sifuri saba mbili mbili tatu nne tano sita saba nane', 'piga •••'],
  ['ligue zero sete dois dois três quatro cinco seis sete oito', 'ligue •••'],
  ['appelez zéro sept deux deux trois quatre cinq six sept huit', 'appelez •••'],
  ['call 07 two two 345 678', 'call •••'],
  ['mail grace @ mail . example', 'mail •••'],
  ['grace[at]gmail[dot]com', '•••'],
  ['Grace AT Gmail DOT com', '•••'],
  ['ｇｒａｃｅ＠ｇｍａｉｌ．ｃｏｍ', '•••'],
  ['gra\u200bce@gmail.com', '•••'],
  ['grace arobase gmail point com', '•••'],
  ['grace arroba gmail ponto com', '•••'],
  ['write to wa . me / 254722345678', 'write to •••'],
  ['write to wa.me/254722345678', 'write to •••'],
  ['write to t.me/gracecars', 'write to •••'],
  ['write to wa dot me', 'write to •••'],
  ['see bestcars . co . ke', 'see •••'],
  ['see gracecars.online', 'see •••'],
  ['see gracecars dot com', 'see •••'],
  ['see www . gracecars . com', 'see •••'],
  ['follow @grace_cars there', 'follow ••• there'],
  ['telegram: gracecars', '•••'],
  ['IG: grace.cars', '•••'],
])('hides how to reach somebody: %s', (text, seen) => {
  expect(maskContacts(text)).toBe(seen)
})

it.each([
  'Is USD 9,240 the last price, or 1 250 000 KES?',
  'Chassis NZE141-6045821, 84,200 km.',
  'Which year: 2015 2016 2017?',
  'First registered 12.05.2019?',
  'Engine 1.8 l, 4x4, e.g. with A.C.',
  'It is good.Please call me when it is at the port. Me too.',
  'One of two cars, three of four tyres, five seats and six airbags.',
  'Two owners, one key, four new tyres, seven seats: 7 to 10 of 12.',
  'Moja mbili tatu: gari lina viti vitano.',
  'O carro está em bom estado.Com dois donos.',
  'Meet at the point of sale, dot on time.',
  'Paid 1,250,000.00 KES on 28.11.2026 at 14:05.',
  'Model ZVW30-5012345, engine 2ZR-FXE, grade 4.5/5.',
])('leaves what is said about a vehicle: %s', (text) => {
  expect(maskContacts(text)).toBe(text)
})

const strangers = { hasOrder: false, isAnswered: false, isOfShop: false, isLocal: false }

it.each([
  ['order', {}, 'order'],
  ['order', { isAnswered: true }, 'order'],
  ['order', { hasOrder: true }, null],
  ['order', { isOfShop: true }, null],
  ['order', { isLocal: true }, 'answer'],
  ['order', { isLocal: true, isAnswered: true }, null],
  ['answer', {}, 'answer'],
  ['answer', { isAnswered: true }, null],
  ['answer', { isLocal: true }, 'answer'],
  ['never', {}, null],
  ['never', { isLocal: true }, null],
] as const)('masks until %s, between %o: until %s', (setting, between, until) => {
  expect(maskedUntil(setting, { ...strangers, ...between })).toBe(until)
})
