import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, test } from 'vitest'
import { composeMail } from './mail-body.ts'

const english = translatorOf('en')

const content = {
  brand: 'Bandari & Sons',
  title: 'Order <100042> "received"',
  paragraphs: ["Dear O'Neil,", '1 < 2 & 3 > 2'],
  facts: [
    ['Total', 'USD 7,800.00'],
    ['To <b>', 'Dar es Salaam'],
  ],
  action: { label: 'Open <order>', url: 'https://shop.example/orders/42?a=1&b="2"' },
  closing: 'Thank you.',
} as const

test('the text says everything the picture says, in its order', () => {
  expect(composeMail(english, content).text).toBe(`Order <100042> "received"

Dear O'Neil,

1 < 2 & 3 > 2

Total: USD 7,800.00
To <b>: Dar es Salaam

Open <order>:
https://shop.example/orders/42?a=1&b="2"

Thank you.

Bandari & Sons
`)
})

test.each([
  ['en', ':'],
  ['sw', ':'],
  ['pt', ':'],
  ['fr', '\u00a0:'],
] as const)('a fact is labelled as in %s', (language, colon) => {
  const { text } = composeMail(translatorOf(language), {
    brand: 'B',
    title: 'T',
    paragraphs: [],
    facts: [['Total', '5']],
    action: { label: 'Open', url: 'https://shop.example/' },
  })
  expect(text).toBe(`T\n\nTotal${colon} 5\n\nOpen${colon}\nhttps://shop.example/\n\nB\n`)
})

test('nothing of what a mail is told becomes markup', () => {
  const { html } = composeMail(english, content)
  for (const raw of ['<100042>', '<b>', '<order>', '1 < 2', '& 3', 'b="2"', 'Bandari & Sons']) {
    expect(html).not.toContain(raw)
  }
  expect(html).toContain('href="https://shop.example/orders/42?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('Order &lt;100042&gt; &quot;received&quot;')
  expect(html).toContain('Dear O&#x27;Neil,')
})

test('a mail may be a title and one sentence', () => {
  const { text, html } = composeMail(english, { brand: 'B', title: 'T', paragraphs: ['P'] })
  expect(text).toBe('T\n\nP\n\nB\n')
  expect(html).not.toContain('<a ')
  expect(html).not.toContain('copy this address')
})

test('a mail is in its language, also in what the layout adds', () => {
  const { html } = composeMail(translatorOf('sw'), content)
  expect(html).toContain('<html dir="ltr" lang="sw"')
  expect(html).toContain('Kitufe kisipofanya kazi')
})

test('one that its reader can do without says where it is switched off', () => {
  const optional = { words: 'Switch it off:', url: 'https://portal.example/profile?a=1&b=2' }
  const mail = composeMail(english, { brand: 'B', title: 'T', paragraphs: ['P'], optional })
  expect(mail.text).toBe('T\n\nP\n\nSwitch it off:\nhttps://portal.example/profile?a=1&b=2\n\nB\n')
  expect(mail.html).toContain('href="https://portal.example/profile?a=1&amp;b=2"')
})

test('leaves room for amounts beside long labels, and breaks an address in a sentence', () => {
  const { html } = composeMail(translatorOf('fr'), {
    ...content,
    paragraphs: ['Écrivez-nous ici : https://portal.example/messages/12'],
  })
  expect(html.match(/<td class="cell label" width="42%"/g)).toHaveLength(content.facts.length)
  const [sentence] = /<p class="ink"[^>]*>[^<]*messages/.exec(html) ?? []
  expect(sentence).toContain('word-break:break-word')
})
