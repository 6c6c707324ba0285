import { mediaFileUrl } from '../../../platform/media/media-files.ts'
import { pictureUrl } from '../search/vehicle.view.ts'

/** An auction sheet: a picture, or a PDF. */
export interface SheetFile {
  hash: string
  kind: string
}

export function sheetUrl(origin: string, { hash, kind }: SheetFile): string {
  return kind === 'document' ? mediaFileUrl(origin, { kind, hash }) : pictureUrl(origin, hash, 1600)
}
