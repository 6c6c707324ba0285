import { drawDress, drawHandbag, drawShirt, drawShoe } from './goods-clothes.ts'
import { drawCamera, drawHeadphones, drawLaptop, drawPhone, drawWatch } from './goods-devices.ts'
import { drawDrill, drawGenerator, drawSolar, drawSpanners } from './goods-tools.ts'
import { type Tint, tints } from './goods.data.ts'
import { frameSpare } from './spare-scene.ts'
import type { Sheet } from './sheet.ts'

/** Partners' goods beside vehicles and spares, each in any of the tints. */
const artists = {
  phone: drawPhone,
  laptop: drawLaptop,
  headphones: drawHeadphones,
  camera: drawCamera,
  watch: drawWatch,
  drill: drawDrill,
  spanners: drawSpanners,
  solar: drawSolar,
  generator: drawGenerator,
  shirt: drawShirt,
  dress: drawDress,
  shoe: drawShoe,
  handbag: drawHandbag,
} satisfies Record<string, (sheet: Sheet, tint: string) => string>

export type Goods = keyof typeof artists
export const goods = Object.keys(artists) as Goods[]

export const drawGoods = ({ kind, tint }: { kind: Goods; tint: Tint }): string =>
  frameSpare((sheet) => artists[kind](sheet, tints[tint]))
