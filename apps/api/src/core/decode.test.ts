import { expect, it } from 'vitest'
import { decode } from './decode.ts'

it.each([
  ['UTF-8', Buffer.from('Démio,ヴィッツ'), 'Démio,ヴィッツ', []],
  [
    'Windows-1252',
    Buffer.from('Citro\u00EBn,\u0093C4\u0094,\u00A37,500', 'latin1'),
    'Citroën,“C4”,£7,500',
    ['file_read_as_windows_text'],
  ],
  // é and the letter after it are a kanji in Shift_JIS.
  [
    'Windows-1252 whose letters are kanji, too',
    Buffer.from('D\u00E9mio rouge', 'latin1'),
    'Démio rouge',
    ['file_read_as_windows_text'],
  ],
  [
    'German capitals',
    Buffer.from('GR\u00DC\u00DFE, \u00C4\u00D6', 'latin1'),
    'GRÜßE, ÄÖ',
    ['file_read_as_windows_text'],
  ],
  [
    'Shift_JIS',
    Buffer.from('83678388835e2c8ed48c9f', 'hex'),
    'トヨタ,車検',
    ['file_read_as_shift_jis'],
  ],
  [
    'half-wide kana',
    Buffer.from('c4d6c02ccac1dbb8', 'hex'),
    'ﾄﾖﾀ,ﾊﾁﾛｸ',
    ['file_read_as_shift_jis'],
  ],
  ['EUC-JP', Buffer.from('a5c8a5e8a5bf2cbcd6b8a1', 'hex'), 'トヨタ,車検', ['file_read_as_euc_jp']],
  [
    'UTF-16 without its mark',
    Buffer.from('make,model\nトヨタ,86', 'utf16le'),
    'make,model\nトヨタ,86',
    ['file_read_as_utf16'],
  ],
  [
    'the same the other way round',
    Buffer.from('make,model', 'utf16le').swap16(),
    'make,model',
    ['file_read_as_utf16'],
  ],
])('%s', (_name, bytes, text, notes) => {
  expect(decode(bytes)).toEqual({ text, notes })
})

it('takes what is binary for no text', () => {
  expect(decode(Buffer.from([1, 0, 2, 0, 0, 9]))).toEqual({ problem: 'file_not_csv' })
})
