/** A file's bytes as text, or the reason why they are not text. */
export type Decoded = { text: string; notes: FileNote[] } | { problem: FileProblem }

/** A correction that was made, by its code in the catalogue `refusals`. */
export type FileNote = 'file_read_as_windows_text'

type FileProblem = 'file_is_spreadsheet' | 'file_not_csv'

/** The first bytes of other kinds of file. */
const signatures: readonly { starts: string; problem: FileProblem }[] = [
  { starts: 'PK\u0003\u0004', problem: 'file_is_spreadsheet' },
  { starts: '\u00D0\u00CF\u0011\u00E0', problem: 'file_is_spreadsheet' },
  { starts: '%PDF', problem: 'file_not_csv' },
]

/** Says which encoding a file has by its byte order mark; without one it is UTF-8, or else Windows-1252. */
export function decode(bytes: Uint8Array): Decoded {
  const start = String.fromCharCode(...bytes.subarray(0, 8))
  const known = signatures.find(({ starts }) => start.startsWith(starts))
  if (known) return { problem: known.problem }
  if (start.startsWith('\u00FF\u00FE')) return plain(bytes, 'utf-16le')
  if (start.startsWith('\u00FE\u00FF')) return plain(bytes, 'utf-16be')
  // Only binary files have the character zero, apart from UTF-16.
  if (bytes.includes(0)) return { problem: 'file_not_csv' }
  try {
    return textual(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return textual(new TextDecoder('windows-1252').decode(bytes), ['file_read_as_windows_text'])
  }
}

function plain(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Decoded {
  return textual(new TextDecoder(encoding).decode(bytes).toWellFormed())
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
