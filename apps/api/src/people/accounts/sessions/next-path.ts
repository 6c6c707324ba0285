/**
 * Whether a path stays on the origin it is opened on. Browsers read `\` as `/` and drop tabs and line ends,
 * so `/\evil.example` and `/<tab>/evil.example` would lead away like `//evil.example`.
 */
export function isLocalPath(next: string): boolean {
  return /^\/(?![/\\])/.test(next) && !hasControls(next) && !next.includes('\\')
}

function hasControls(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007F')
}
