import { KnownTree, type TreeRow } from './known-tree.ts'
import { type Correction, Notes, type RefusalKind } from './corrections.ts'
import { type Additions, noAdditions, placeVehicle } from './place-vehicle.ts'
import type { Cells } from './raw-vehicle.ts'
import type { VehicleFile } from './vehicle-file.ts'

export interface RowOutcome {
  /** As a spreadsheet counts: the heading is row 1. */
  row: number
  /** The row in short. */
  text: string
  corrections: readonly Correction[]
  result: 'new' | 'known' | { refused: RefusalKind }
}

export interface ImportPlan {
  outcomes: RowOutcome[]
  additions: Additions
}

interface Dependencies {
  /** The rows of the tree. */
  known: readonly TreeRow[]
  assumedYears: readonly number[]
}

/**
 * Corrects every row of a file and puts it into the tree, or refuses it; nothing is stored yet. The models of all rows
 * are known before a row is read, so the order of rows does not matter and a second import finds nothing new.
 */
export function planImport(file: VehicleFile, { known, assumedYears }: Dependencies): ImportPlan {
  const first = readThrough(file, { tree: new KnownTree(known), assumedYears })
  const { makes, models } = first.additions
  const found = [...known, ...rowsOf(first.additions, known)]
  const { outcomes, additions } = readThrough(file, { tree: new KnownTree(found), assumedYears })
  const used = new Set(additions.trims.map(({ make, model }) => `${make}/${model}`))
  const stored = models.filter(({ make, slug }) => used.has(`${make}/${slug}`))
  const ofModels = new Set(stored.map(({ make }) => make))
  return {
    outcomes,
    additions: {
      ...additions,
      makes: makes.filter(({ slug }) => ofModels.has(slug)),
      models: stored,
    },
  }
}

/** The new models as the tree will have them, without a trim. */
function rowsOf({ makes, models }: Additions, known: readonly TreeRow[]): TreeRow[] {
  const names = new Map([
    ...known.map(({ make_slug, make }) => [make_slug, make] as const),
    ...makes.map(({ slug, name }) => [slug, name] as const),
  ])
  return models.map(({ make, slug, name, body }) => ({
    make: names.get(make) ?? make,
    make_slug: make,
    model: name,
    model_slug: slug,
    model_body: body,
    variant: null,
    body: null,
    engine: null,
    years: null,
  }))
}

function readThrough(
  { shape, rows }: VehicleFile,
  { tree, assumedYears }: { tree: KnownTree; assumedYears: readonly number[] },
): ImportPlan {
  const additions = noAdditions()
  const seen = new Set<string>()
  const outcomes = rows.map(({ row, cells }): RowOutcome => {
    const notes = new Notes()
    const outcome = { row, text: shape.nameOf(cells), corrections: notes.corrections }
    if (shape.headings.some((heading) => cells[heading] === undefined)) {
      return { ...outcome, result: { refused: 'too-few-cells' } }
    }
    if (isRepeated(seen, cells)) return { ...outcome, result: { refused: 'repeated-row' } }
    const reading = shape.read(cells, notes)
    if ('refused' in reading) return { ...outcome, result: reading }
    const place = { tree, additions, assumedYears, notes }
    return { ...outcome, result: placeVehicle(reading.vehicle, place) }
  })
  return { outcomes, additions }
}

/** Rows that differ only in capitals and spaces are the same row. */
function isRepeated(seen: Set<string>, cells: Cells): boolean {
  const key = Object.values(cells)
    .map((cell) =>
      cell
        .replaceAll(/[\s\u00A0]+/g, ' ')
        .trim()
        .toUpperCase(),
    )
    .join('\u0000')
  if (seen.has(key)) return true
  seen.add(key)
  return false
}
