import { expect, test } from 'vitest'
import { ebaySource } from '../../stock/partner-items/ebay.ts'
import { systemClock } from '../../core/clock.ts'
import { portalPolicy, storefrontPolicy } from './security-headers.ts'

const pictures = (policy: string) => /img-src ([^;]*)/.exec(policy)?.[1]

test('pictures are ours, or those of the partner whose goods are shown', () => {
  expect(pictures(storefrontPolicy('n'))).toBe("'self' data: blob:")
  const settings = { clientId: 'a', clientSecret: 'b', apiUrl: 'http://x', marketplace: 'EBAY_US' }
  const { pictureOrigin } = ebaySource({ settings, wait: 1000, clock: systemClock })
  expect(pictures(storefrontPolicy('n', { pictureOrigin }))).toBe(
    "'self' data: blob: https://i.ebayimg.com",
  )
})

test('pictures may come from the CDN where there is one', () => {
  const cdnOrigin = 'https://cdn.example'
  expect(pictures(storefrontPolicy('n', { cdnOrigin }))).toBe(
    "'self' data: blob: https://cdn.example",
  )
  expect(pictures(portalPolicy({ storefrontOrigin: 'https://shop.example', cdnOrigin }))).toBe(
    "'self' data: blob: https://shop.example https://cdn.example",
  )
})
