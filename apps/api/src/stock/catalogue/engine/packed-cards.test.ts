import { expect, it } from 'vitest'
import { PackedCards } from './packed-cards.ts'

const hash = 'cfb43b06e322a9d70a2bc40e1d8ab07e'
const none = { currency: '', pictures: 0, hash: '', place: '', title: '' }

/** More than are written in one byte, and more than in two, before what is asked. */
function worn(): PackedCards {
  const cards = new PackedCards()
  for (let n = 0; n < 17_000; n += 1) cards.pack(`USD\u001f${n % 90}\u001f\u001f\u001fword${n}`)
  return cards
}

it.each([
  ['', none],
  [
    'USD\u001f4\u001f\u001f\u001fToyota Hiace',
    { currency: 'USD', pictures: 4, title: 'Toyota Hiace' },
  ],
  [
    `USD\u001f12\u001f${hash}\u001f\u001f2016 Nissan Dayz`,
    { currency: 'USD', pictures: 12, hash, title: '2016 Nissan Dayz' },
  ],
  [
    `KES\u001f0\u001f\u001fBehind the market\u001fa`,
    { currency: 'KES', place: 'Behind the market', title: 'a' },
  ],
  // A picture that is named in another way, and titles as nobody writes them.
  ['USD\u001f1\u001fABC\u001f\u001fa', { currency: 'USD', pictures: 1, hash: 'ABC', title: 'a' }],
  [
    `USD\u001f1\u001f${hash}\u001f\u001f two  spaces `,
    { currency: 'USD', pictures: 1, hash, title: ' two  spaces ' },
  ],
  [`USD\u001f1\u001f${hash}\u001f\u001f`, { currency: 'USD', pictures: 1, hash }],
  [
    'USD\u001f1\u001f\u001f\u001fan odd\u001fsign',
    { currency: 'USD', pictures: 1, title: 'an odd\u001fsign' },
  ],
  ['USD\u001f1\u001f\u001f\u001fワゴン 🚗', { currency: 'USD', pictures: 1, title: 'ワゴン 🚗' }],
])('%j comes back in its fields', (card, fields) => {
  for (const cards of [new PackedCards(), worn()]) {
    const packed = cards.pack(card)
    cards.pack(`USD\u001f9\u001f${hash}\u001f\u001fanother one`)
    expect(cards.unpack(packed)).toEqual({ ...none, ...fields })
    // As it lies among others.
    const among = Buffer.concat([Buffer.alloc(3, 255), packed, Buffer.alloc(3, 255)])
    expect(cards.unpack(among.subarray(3, 3 + packed.length))).toEqual({ ...none, ...fields })
  }
})

it('takes a third of the text', () => {
  const card = `USD\u001f4\u001f${hash}\u001f\u001f2014 Toyota Corolla Axio G 1.5 CVT`
  expect(new PackedCards().pack(card).length).toBeLessThan(Buffer.byteLength(card) / 3)
})
