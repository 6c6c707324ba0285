interface Sides {
  before: string | null
  after: string | null
}

/** A text is shown whole up to this many characters. */
const longest = 240

/** How many characters are shown around a difference. */
const context = 60

/** The differing lines of two long texts; `…` replaces what they have in common. */
export function excerpts(before: string | null, after: string | null): Sides {
  if (before === null || after === null || before === after) return { before, after }
  if (before.length <= longest && after.length <= longest) return { before, after }
  const [old, now] = [piecesOf(before), piecesOf(after)]
  if (old.length * now.length > maxCompared) return around(before, after)
  const { gone, come } = differing(old, now)
  if (gone.length === 0 && come.length === 0) return around(before, after)
  if (gone.length === 1 && come.length === 1) {
    // A few words are clearer than two whole paragraphs.
    return around(old[gone[0] ?? 0] ?? '', now[come[0] ?? 0] ?? '')
  }
  return { before: joinPieces(old, gone), after: joinPieces(now, come) }
}

const maxCompared = 4_000_000

/** The ends of lines and of an article's blocks. */
function piecesOf(text: string): string[] {
  return text
    .split(/(?<=\n|<\/(?:p|li|h[1-6]|td|th|tr|ul|ol|table|blockquote)>)/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** Positions that are in no longest common sequence of both. */
function differing(old: readonly string[], now: readonly string[]) {
  const width = now.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const gone: number[] = []
  const come: number[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && old[row] === now[column]) {
      row += 1
      column += 1
    } else if (
      column === now.length ||
      (row < old.length && at(row + 1, column) >= at(row, column + 1))
    ) {
      gone.push(row)
      row += 1
    } else {
      come.push(column)
      column += 1
    }
  }
  return { gone, come }
}

/** The pieces at these positions, one a line. */
function joinPieces(pieces: readonly string[], positions: readonly number[]): string {
  const lines = positions.flatMap((position, index) => {
    const isGap = position !== (index === 0 ? 0 : (positions[index - 1] ?? 0) + 1)
    return [...(isGap ? ['…'] : []), pieces[position] ?? '']
  })
  const isCut = (positions.at(-1) ?? -1) < pieces.length - 1
  return [...lines, ...(isCut ? ['…'] : [])].join('\n')
}

/** From the first character that differs to the last one. */
function around(before: string, after: string): Sides {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const cut = (text: string) => {
    const start = Math.max(0, head - context)
    const end = Math.min(text.length, text.length - tail + context)
    return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
  }
  return { before: cut(before), after: cut(after) }
}
