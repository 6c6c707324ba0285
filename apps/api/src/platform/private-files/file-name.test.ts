import { describe, expect, it } from 'vitest'
import { attachmentHeader, fileNameOf } from './file-name.ts'

describe('fileNameOf', () => {
  it.each([
    ['BL draft.pdf', 'BL draft.pdf'],
    ['scan.PNG', 'scan.pdf'],
    [String.raw`C:\papers\..\hati ya shehena.pdf`, 'hati ya shehena.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a\r\nset-cookie: x=1".pdf', 'a set-cookie x=1.pdf'],
    ['.pdf', 'file.pdf'],
    ['', 'file.pdf'],
    ['réçu № 5.jpeg', 'réçu № 5.pdf'],
    ['\u202Efdp.exe', 'fdp.pdf'],
    ['x'.repeat(400), `${'x'.repeat(100)}.pdf`],
  ])('%j', (given, name) => {
    expect(fileNameOf(given, 'application/pdf')).toBe(name)
  })
})

describe('attachmentHeader', () => {
  it('is plain for old readers and exact for the others', () => {
    expect(attachmentHeader(`reçu (d'août).pdf`)).toBe(
      `attachment; filename="re_u (d'ao_t).pdf"; filename*=UTF-8''re%C3%A7u%20%28d%27ao%C3%BBt%29.pdf`,
    )
  })
})
