import type { Car } from './car-shape.ts'
import type { Lorry } from './lorry-cargo.ts'
import type { Curve } from './geometry.ts'
import { cars } from './cars.data.ts'

const upright: Curve = [[0, 0.95], [0.06, 0.98], [0.4, 1], [0.8, 1], [0.95, 0.99], [1, 0.975]]

const shortCab: Car = {
  ...cars.bus,
  length: 196, half: 110, clearance: 46, axles: [122, 122], tyre: 46, section: upright, square: 3.4,
  waist: [[0, 142], [8, 147], [30, 149], [196, 149]],
  nose: [[0, 9], [0.1, 1], [0.5, 0], [1, 5]],
  end: [[0, 2], [1, 2]],
  caps: { nose: 34, tail: 10, screen: 34, back: 12 },
  cowl: 7, header: 40, back: { top: 190, base: 194 },
  roof: [[0, 240], [40, 250], [90, 256], [196, 256]],
  cabin: { base: 107, top: 98 },
  windscreen: 0.9,
  panes: [[[46, 0.05, 10], [73, 0.8, 16], [150, 0.82, 12], [152, 0.05, 10]]],
  backlight: [[2.5, 0.3, 8], [2.5, 0.75, 8], [3.5, 0.75, 8], [3.5, 0.3, 8]],
  cuts: [[[2, 74], [60, 72]], [[44, 146], [42, 112], [62, 104], [158, 104], [160, 149]], [[6, 102], [40, 100]]],
  handles: [[142, 132]],
  crease: [[40, 126], [100, 128], [190, 128]],
  mirror: [44, 172], mirrorSize: [5, 8, 19],
  face: {
    lamp: [[0.6, 58, 6], [0.6, 74, 8], [0.9, 77, 8], [0.97, 73, 6], [0.94, 58, 8]],
    bulbs: [[0.69, 66, 6.4], [0.85, 66, 5.8]],
    grille: [[-0.5, 126, 8], [0.5, 126, 8], [0.46, 92, 10], [-0.46, 92, 10]], slats: 4,
    intake: [[-0.46, 72, 6], [0.46, 72, 6], [0.46, 62, 6], [-0.46, 62, 6]],
    badge: 134, plate: 55,
  },
}

const tallCab: Car = {
  ...shortCab,
  length: 232, half: 122, clearance: 44, axles: [146, 146], tyre: 51,
  waist: [[0, 158], [8, 164], [30, 166], [232, 166]],
  end: [[0, 2], [1, 2]],
  caps: { nose: 40, tail: 10, screen: 40, back: 12 },
  cowl: 6, header: 44, back: { top: 226, base: 230 },
  roof: [[0, 312], [44, 332], [100, 350], [170, 358], [232, 358]],
  cabin: { base: 119, top: 112 },
  windscreen: 0.92,
  panes: [[[54, 0.04, 10], [66, 0.5, 16], [158, 0.52, 12], [160, 0.04, 10]]],
  screenTop: 0.52, backlight: [[2.5, 0.1, 8], [2.5, 0.32, 8], [3.5, 0.32, 8], [3.5, 0.1, 8]],
  cuts: [[[2, 76], [80, 74]], [[50, 162], [48, 124], [74, 112], [168, 112], [170, 166]], [[6, 112], [44, 110]]],
  handles: [[150, 146]],
  crease: [[46, 140], [120, 142], [226, 142]],
  mirror: [48, 192], mirrorSize: [6, 10, 24],
  face: {
    lamp: [[0.6, 60, 6], [0.58, 78, 8], [0.9, 84, 8], [0.97, 78, 6], [0.94, 60, 8]],
    bulbs: [[0.68, 69, 7], [0.84, 70, 6.2]],
    grille: [[-0.52, 146, 10], [0.52, 146, 10], [0.46, 90, 12], [-0.46, 90, 12]], slats: 6,
    intake: [[-0.46, 74, 6], [0.46, 74, 6], [0.46, 62, 6], [-0.46, 62, 6]],
    badge: 155, plate: 54,
  },
}

const truck: Lorry = { cab: shortCab, length: 850, frameHeight: 98, rearAxles: [640], cargo: { from: 212, floor: 108, top: 342, half: 119 } }

const tractorUnit: Lorry = { cab: tallCab, length: 640, frameHeight: 100, rearAxles: [440, 572], cargo: null }

export const lorries = { truck, 'tractor-unit': tractorUnit }
