import { expect, it } from 'vitest'
import { codeMessage, linkMessage, whatsAppUrl } from './share.ts'

it('a WhatsApp message carries the code, and the link whole', () => {
  const link = 'https://shop.example/?ref=JOYK2026'
  const read = (text: string) => new URL(whatsAppUrl(text)).searchParams.get('text')
  expect(read(codeMessage({ code: 'JOYK2026' }))).toContain('promo code JOYK2026 into')
  expect(read(linkMessage({ link }))).toMatch(/: https:\/\/shop\.example\/\?ref=JOYK2026$/)
})
