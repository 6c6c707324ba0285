import { translatorOf } from '@bandari/i18n/catalogues'
import { describe, expect, it, test } from 'vitest'
import { whatsAppLink, whatsAppPhone } from './whatsapp.ts'

test('the message names the item, whatever is in its title', () => {
  const address = 'https://shop.example/item-details/110500001/4350.5'
  const message = translatorOf('en').t('items.auctionMessage', {
    title: '2012 Toyota Tundra & cap #1',
    address,
  })
  const link = new URL(whatsAppLink('+254 20 555 0100', message))
  expect(link.origin + link.pathname).toBe('https://wa.me/254205550100')
  expect(link.searchParams.get('text')).toBe(
    `Hello, I would like to bid on this auctioned item: 2012 Toyota Tundra & cap #1\n${address}`,
  )
  expect(new URL(whatsAppLink(null, message)).pathname).toBe('/')
})

describe('the number of the shop', () => {
  it.each([
    [['https://wa.me/254205550100'], '254205550100'],
    [['https://x.com/bandari', 'https://wa.me/254205550100/'], '254205550100'],
    [['https://wa.me/message/ABCDEF'], null],
    [['https://x.com/254205550100'], null],
    [[], null],
  ])('among %j is %s', (urls, phone) => {
    expect(whatsAppPhone(urls.map((url) => ({ url })))).toBe(phone)
  })
})
