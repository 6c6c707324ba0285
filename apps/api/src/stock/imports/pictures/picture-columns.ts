import { withoutGuard } from '../../../core/csv.ts'

/** Pictures by address, as people head their columns: `Pictures`, `image 2`, `Photo URL`, `PicURL`, `main_image_url`, `fotos`. */
const headingPattern =
  /^(?:vehicle|car|listing|item|stock|main|cover|gallery|additional|extra|all)?(?:pictures?|pics?|images?|imgs?|photos?|photographs?|fotos?|fotografias?|imagens?|imagem|picha)\d{0,2}(?:(?:urls?|links?|address(?:es)?)\d{0,2})?$/

export function isPictureHeading(heading: string): boolean {
  return headingPattern.test(heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
}

/** The places of the columns with pictures, in the order of the file. */
export function picturePlaces(headings: readonly string[]): number[] {
  return headings.flatMap((heading, place) => (isPictureHeading(heading) ? [place] : []))
}

/** Far more than a listing takes: what is beyond the listing’s own bound is told, what is beyond this is nobody’s list. */
const mostOfRow = 100

/**
 * The addresses of a row in its order, each once: a cell may hold several with anything between them that no address
 * begins with.
 */
export function picturesIn(cells: readonly string[], places: readonly number[]): string[] {
  const all = places.flatMap((place) => addressesIn(withoutGuard(cells[place] ?? '')))
  return [...new Set(all)].slice(0, mostOfRow)
}

/** The other cells, where they were. */
export function withoutPictures(cells: readonly string[], places: readonly number[]): string[] {
  return cells.map((cell, place) => (places.includes(place) ? '' : cell))
}

const separators = /[\s|;,]+/

function addressesIn(cell: string): string[] {
  return (
    cell
      // A comma or a semicolon may stand inside an address, but never a space.
      .split(/\s+|[|;,]+(?=\s|$|https?:\/\/|\/\/|www\.)/i)
      .flatMap((part) => (/^(?:https?:)?\/\/|^www\./i.test(part) ? [part] : part.split(separators)))
      .map((part) => part.replaceAll(/^[|;,"'<(]+|[|;,"'>)]+$/g, ''))
      .filter((part) => part !== '')
      .map(withScheme)
  )
}

/** `www.example.com/1.jpg` and `//cdn.example.com/1.jpg` are addresses, too. */
function withScheme(part: string): string {
  if (part.startsWith('//')) return `https:${part}`
  return /^(?:www\.|[\w-]+(?:\.[\w-]+)+\/)/i.test(part) ? `https://${part}` : part
}
