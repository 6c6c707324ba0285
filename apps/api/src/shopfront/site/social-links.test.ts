import { describe, expect, it } from 'vitest'
import { parseSocialLinks } from './social-links.ts'

describe('parseSocialLinks', () => {
  it('names the network of each address', () => {
    expect(
      parseSocialLinks(
        'https://www.facebook.com/bandari, https://wa.me/254205550100,https://x.com/bandari',
      ),
    ).toEqual([
      { name: 'Facebook', url: 'https://www.facebook.com/bandari' },
      { name: 'WhatsApp', url: 'https://wa.me/254205550100' },
      { name: 'X', url: 'https://x.com/bandari' },
    ])
  })

  it.each([
    'http://www.facebook.com/bandari',
    'https://facebook.com.elsewhere.example/bandari',
    'https://elsewhere.example',
    'facebook.com/bandari',
    'javascript:alert(1)',
    'https://x.com/bandari,nonsense',
  ])('refuses %s', (text) => {
    expect(parseSocialLinks(text)).toBeNull()
  })
})
