import { create } from 'qrcode'

/** A QR code as SVG path data, one unit a module; `size` is the width in units, without the quiet zone. */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column
      while (column < size && modules.get(row, column)) column += 1
      if (column > start) path += `M${start} ${row}h${column - start}v1h${start - column}z`
    }
  }
  return { size, path }
}
