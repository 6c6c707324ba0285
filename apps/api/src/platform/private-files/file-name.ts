export type PrivateFileType = 'image/jpeg' | 'application/pdf'

const endings: Record<PrivateFileType, string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' }

/** What a file is called from now on: the person's own name for it without folders and signs, and an ending that is true. */
export function fileNameOf(given: string, type: PrivateFileType): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"*:<>?|;]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, 100)
    .trim()
    .toWellFormed()
  return `${stem === '' ? 'file' : stem}.${endings[type]}`
}

/** The header for a file that is to be saved and not shown; old readers take the plain name. */
export function attachmentHeader(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\%]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => {
    return `%${sign.codePointAt(0)?.toString(16).toUpperCase() ?? ''}`
  })
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
