import { translatorOf } from '@bandari/i18n/catalogues'
import { describe, expect, it } from 'vitest'
import { productTrail } from './product-trail.ts'

const vitz = {
  product_class: 'cars' as const,
  market: 'export' as const,
  categories: ['Cars > Toyota > Vitz'],
  make: 'Toyota',
  model: 'Vitz',
  title: 'Toyota Vitz 1.3 2012',
}
const pads = {
  ...vitz,
  product_class: 'parts' as const,
  market: 'local' as const,
  categories: ['Vehicle Parts & Accessories > Braking > Disc Brakes > Brake Pads'],
  title: 'Front Brake Pads',
}

describe('productTrail', () => {
  it.each([
    [
      'for export',
      vitz,
      [
        'Home /',
        'Cars /search/1/0/0/1/*/*/*',
        'Toyota /search/1/0/0/1/Toyota/*/*',
        'Vitz /search/1/0/0/1/Toyota/Vitz/*',
        'Toyota Vitz 1.3 2012',
      ],
    ],
    [
      'commercial, of no make',
      { ...vitz, product_class: 'commercial' as const, make: null, model: null },
      ['Home /', 'Commercial vehicles /search/1/0/0/2/*/*/*', 'Toyota Vitz 1.3 2012'],
    ],
    [
      'in Kenya',
      { ...vitz, market: 'local' as const, make: 'Land Rover' },
      [
        'Home /',
        'On sale in Kenya /product-search',
        'Land Rover /product-search/land-rover',
        'Toyota Vitz 1.3 2012',
      ],
    ],
    [
      'a spare',
      pads,
      [
        'Home /',
        'Auto spares /auto-parts',
        'Braking /auto-parts/Braking',
        'Disc Brakes /auto-parts/Disc%20Brakes',
        'Brake Pads /auto-parts/Brake%20Pads',
        'Front Brake Pads',
      ],
    ],
    [
      'a spare without a category',
      { ...pads, categories: ['Spares > Toyota'] },
      ['Home /', 'Auto spares /auto-parts', 'Front Brake Pads'],
    ],
  ])('%s', (_, product, expected) => {
    const trail = productTrail(translatorOf('en'), product)
    expect(trail.map(({ label, href }) => [label, href].filter(Boolean).join(' '))).toEqual(
      expected,
    )
  })
})
