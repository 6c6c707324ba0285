/** A file's bytes as text, or the reason why they are not text. */
export type Decoded = { text: string; notes: FileNote[] } | { problem: FileProblem }

/** A correction that was made, by its code in the catalogue `refusals`. */
export type FileNote =
  | 'file_read_as_windows_text'
  | 'file_read_as_shift_jis'
  | 'file_read_as_euc_jp'
  | 'file_read_as_utf16'

type FileProblem = 'file_is_spreadsheet' | 'file_not_csv'

/** The first bytes of other kinds of file. */
const signatures: readonly { starts: string; problem: FileProblem }[] = [
  { starts: 'PK\u0003\u0004', problem: 'file_is_spreadsheet' },
  { starts: '\u00D0\u00CF\u0011\u00E0', problem: 'file_is_spreadsheet' },
  { starts: '%PDF', problem: 'file_not_csv' },
]

/**
 * Says which encoding a file has by its byte order mark. Without one it is UTF-8, or else what its letters show: Japanese in
 * Shift_JIS or EUC-JP, which Excel writes there, or Windows-1252.
 */
export function decode(bytes: Uint8Array): Decoded {
  const start = String.fromCharCode(...bytes.subarray(0, 8))
  const known = signatures.find(({ starts }) => start.startsWith(starts))
  if (known) return { problem: known.problem }
  if (start.startsWith('\u00FF\u00FE')) return plain(bytes, 'utf-16le')
  if (start.startsWith('\u00FE\u00FF')) return plain(bytes, 'utf-16be')
  // Only binary files have the character zero, apart from UTF-16.
  if (bytes.includes(0)) {
    const encoding = utf16Of(bytes)
    return encoding ? plain(bytes, encoding, ['file_read_as_utf16']) : { problem: 'file_not_csv' }
  }
  const text = strictly(bytes, 'utf-8')
  return text === null ? guessed(bytes) : textual(text)
}

function plain(bytes: Uint8Array, encoding: Utf16, notes: FileNote[] = []): Decoded {
  return textual(new TextDecoder(encoding).decode(bytes).toWellFormed(), notes)
}

type Utf16 = 'utf-16le' | 'utf-16be'

/** UTF-16 without its mark: digits, commas and line ends have a zero on one side, and only there. */
function utf16Of(bytes: Uint8Array): Utf16 | null {
  const zeros = [0, 0]
  const end = Math.min(bytes.length, 4096)
  for (let at = 0; at < end; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [before = 0, after = 0] = zeros
  const least = end / 20
  if (before === 0 && after > least) return 'utf-16le'
  return after === 0 && before > least ? 'utf-16be' : null
}

/** Null for bytes that the encoding has not. */
function strictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const japanese = [
  // In this order: the text of the first is letters of the second as well, but no words.
  { encoding: 'euc-jp', note: 'file_read_as_euc_jp' },
  { encoding: 'shift_jis', note: 'file_read_as_shift_jis' },
] as const

function guessed(bytes: Uint8Array): Decoded {
  for (const { encoding, note } of japanese) {
    const text = strictly(bytes, encoding)
    if (text !== null && isJapanese(text)) return textual(text, [note])
  }
  return textual(new TextDecoder('windows-1252').decode(bytes), ['file_read_as_windows_text'])
}

/**
 * Most letters other than ASCII are kana and kanji that follow one another. A letter with an accent and the one after it may
 * be a kanji as well, and two capitals with dots half-wide kana, but those stand alone.
 */
function isJapanese(text: string): boolean {
  let foreign = 0
  let words = 0
  let run = { length: 0, least: 3 }
  const end = () => {
    if (run.length >= run.least) words += run.length
    run = { length: 0, least: 3 }
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 127 && !isPunctuation(code)) foreign += 1
    if (isWide(code)) run.least = 2
    if (isWide(code) || (code >= 0xff66 && code <= 0xff9f)) run.length += 1
    else if (run.length > 0) end()
  }
  end()
  return foreign > 0 && words * 2 >= foreign
}

/** Quotation marks, dashes, and what Japanese text writes in full width. */
function isPunctuation(code: number): boolean {
  return (
    (code >= 0x2000 && code <= 0x206f) ||
    (code >= 0x3000 && code <= 0x303f) ||
    (code >= 0xff01 && code <= 0xff65)
  )
}

/** Kana and kanji. */
function isWide(code: number): boolean {
  return (code >= 0x3040 && code <= 0x30ff) || (code >= 0x4e00 && code <= 0x9fff)
}

/** A text may hold tabs and line breaks; a share of other control characters shows that it is something else. */
function textual(text: string, notes: FileNote[] = []): Decoded {
  const isBinary = text.includes('\0') || holdsControls(text, text.length / 100)
  return isBinary ? { problem: 'file_not_csv' } : { text, notes }
}

/** Counted one by one: a list of millions of matches would take a second. */
function holdsControls(text: string, most: number): boolean {
  let controls = 0
  for (let at = 0; at < text.length && controls <= most; at += 1)
    if (isControl(text.charCodeAt(at))) controls += 1
  return controls > most
}

/** Other than tab, line breaks, vertical tab and form feed (9 to 13). */
function isControl(code: number): boolean {
  return code < 9 || (code > 13 && code < 32) || (code > 126 && code < 160)
}
