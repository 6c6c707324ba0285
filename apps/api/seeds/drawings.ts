import { createHash } from 'node:crypto'
import { drawGoods, goods } from './illustrations/goods.ts'
import { tints, type Tint } from './illustrations/goods.data.ts'
import { bodies, colours, drawnParts, drawSpare, drawVehicle, views } from './illustrations/draw.ts'

/** Raised when the drawings change, so that new pictures get new addresses. */
const edition = 1

/** Every drawing by its name (`suv/red/side`, `spare/brake-disc`), drawn only when somebody looks at it. */
const drawings = new Map<string, () => string>()
for (const part of drawnParts) drawings.set(`spare/${part}`, () => drawSpare(part))
for (const kind of goods) {
  for (const tint of Object.keys(tints) as Tint[]) {
    drawings.set(`item/${kind}/${tint}`, () => drawGoods({ kind, tint }))
  }
}
for (const body of bodies) {
  for (const colour of colours) {
    for (const view of views) {
      drawings.set(`${body}/${colour}/${view}`, () => drawVehicle({ body, colour, view }))
    }
  }
}

/** Name → hash under which the picture is served. */
export const drawingHashes: ReadonlyMap<string, string> = new Map(
  [...drawings.keys()].map((name) => [name, hashOf(name)]),
)

const namesByHash = new Map([...drawingHashes].map(([name, hash]) => [hash, name]))

/** The drawing behind a hash as SVG text, or null when no drawing has the hash. */
export function drawOriginal(hash: string): string | null {
  return drawings.get(namesByHash.get(hash) ?? '')?.() ?? null
}

function hashOf(name: string): string {
  return createHash('sha256').update(`drawing ${edition} ${name}`).digest('hex').slice(0, 32)
}
