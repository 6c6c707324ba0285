import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('ampersands are escaped once', () => {
  expect(escapeHtml(`&amp;<>"'`)).toBe('&amp;amp;&lt;&gt;&quot;&#39;')
})
