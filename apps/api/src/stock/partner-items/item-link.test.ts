import { describe, expect, it } from 'vitest'
import { itemUrl, readItemLink } from './item-link.ts'

describe('readItemLink', () => {
  it.each([
    ['https://shop.example/api/partner-one-search/?q=110553001&type=gsi', '110553001'],
    ['http://elsewhere.example/api/partner-one-search/?type=gsi&q=110553001', '110553001'],
    ['/api/partner-one-search/?q=110553001&type=gsi', '110553001'],
    ['/partner-one-search?q=v1%7C250%7C0&type=gsi', 'v1|250|0'],
    ['/api/partner-one-search/?q=110553001', null],
    ['/api/partner-one-search/?q=110553001&type=cars', null],
    ['/api/partner-one-search/?q=&type=gsi', null],
    ['/api/partner-one-search/?type=gsi', null],
    ['/api/products/110553001/?q=1&type=gsi', null],
    ['/api/products/110553001/', null],
    ['http://', null],
    ['nonsense', null],
  ])('%s names %s', (url, id) => {
    expect(readItemLink(url)).toBe(id)
  })

  it.each(['110553001', 'v1|250011223344|0', 'a b&c=d#e'])('reads what itemUrl wrote: %s', (id) => {
    expect(readItemLink(itemUrl(id, 'https://shop.example'))).toBe(id)
  })
})
