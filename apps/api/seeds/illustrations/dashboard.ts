import { canvas } from './camera.ts'
import { drawBinnacle, drawDash, drawStack, driver } from './dashboard-panel.ts'
import type { Cabin, Scene } from './dashboard-panel.ts'
import { trace } from './geometry.ts'
import type { Point } from './geometry.ts'
import { drawSteeringWheel, lit, metal } from './instruments.ts'
import { mix, shade } from './light.ts'
import type { Material } from './light.ts'
import { drawBackground } from './scene.ts'
import { clipTo, downward, group, keep, openSheet, path, repeat } from './sheet.ts'
import { frameDrawing } from './studio.ts'

function drawBonnet({ sheet, cabin: { top, bonnet }, paint }: Scene): string {
  if (bonnet === 0) return ''
  const y = top - bonnet
  const fill = downward(sheet, [
    [0, shade(paint, [0, 0.95, 0.3])],
    [0.4, shade(paint, [0, 0.8, 0.6])],
    [1, shade(paint, [0, 0.5, 0.85])],
  ])
  return [
    path(
      `M20 ${top + 30}C80 ${y + 18} 240 ${y - 4} 520 ${y - 8}C800 ${y - 12} 1180 ${y - 6} 1330 ${y + 18}L1440 ${top + 30}z`,
      { fill },
    ),
    path(
      `M250 ${top + 20}C290 ${y + 24} 330 ${y + 4} 350 ${y - 4}M1120 ${y - 5}C1150 ${y + 10} 1190 ${y + 30} 1210 ${top + 20}`,
      { fill: 'none', stroke: '#fff', 'stroke-width': 4, opacity: 0.4 },
    ),
  ].join('')
}

/** Pillars, roof lining and window openings: everything of the cabin above the dashboard. */
function drawOpenings({ sheet, cabin: { top, seat } }: Scene): string {
  const lining = downward(sheet, [
    [0, mix(seat, '#e9e4da', 0.55)],
    [0.5, mix(seat, '#8d8a84', 0.5)],
    [1, '#2a2f33'],
  ])
  const edge = top + 40
  const holes = [
    `M40 ${edge}L228 104C236 82 250 74 276 72C560 56 940 54 1246 66C1272 68 1286 76 1292 98L1418 ${edge}z`,
    `M0 236L150 132C166 124 174 130 170 144L-2 ${top}z`,
    `M1600 96L1388 92C1368 92 1362 102 1366 122L1490 ${edge + 10}1600 ${edge + 50}z`,
  ]
  const data = `M0 0h${canvas.width}v${edge + 80}H0z${holes.join('')}`
  return [
    path(data, { fill: lining, 'fill-rule': 'evenodd' }),
    path(holes.join(''), {
      fill: 'none',
      stroke: '#14191c',
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    path(
      'M470 66c90-5 180-7 240-7l-6 22c-80 0-150 2-226 6zM1010 58c90 0 170 2 226 6l-14 24c-70-5-140-7-206-7z',
      { fill: mix(seat, '#ffffff', 0.35), stroke: '#000', 'stroke-opacity': 0.25 },
    ),
  ].join('')
}

function drawMirrors({ sheet, cabin: { mirrors, top }, paint }: Scene): string {
  const shell = downward(sheet, [
    [0, shade(paint, [-0.2, 0.9, 0.4])],
    [0.5, shade(paint, [0, 0.2, 0.95])],
    [1, shade(paint, [0, -0.6, 0.7])],
  ])
  const glass = downward(sheet, [
    [0, '#cfe0e8'],
    [0.55, '#a9c2ce'],
    [0.56, '#8da0aa'],
    [1, '#6d7f89'],
  ])
  const pod = (x: number, size: number): string => {
    const height = 92 * size * Math.max(1, mirrors)
    const y = top - 60 - height
    const wide = 118 * size
    const box = (inset: number, fill: string): string =>
      `<rect x="${x - wide / 2 + inset}" y="${y + inset}" width="${wide - 2 * inset}" height="${height - 2 * inset}" rx="${26 * size}" fill="${fill}"/>`
    return `<path d="M${x - 18} ${y + height - 12}h36l8 70h-52z" fill="#1a1f23"/>${box(0, shell)}${box(9 * size, '#14191c')}${box(12 * size, glass)}`
  }
  const inner = [
    path('M640 66l14 62h16l8-62z', { fill: '#20262a' }),
    '<rect x="532" y="116" width="270" height="84" rx="36" fill="#191e22"/>',
    `<rect x="542" y="125" width="250" height="66" rx="28" fill="${glass}"/>`,
    '<path d="M570 186c40-30 60-34 96-34s60 6 92 34z" fill="#39444b" opacity=".55"/>',
  ]
  return [pod(44, 0.72), pod(1528, 1), ...inner].join('')
}

const drawStalks = ({ cabin: { wheel } }: Scene): string => {
  const [y, r] = [wheel.y - wheel.radius * 0.3 * wheel.flat, wheel.radius]
  const data = `M${driver - r * 0.3} ${y}L${driver - r * 1.12} ${y - r * 0.14}M${driver + r * 0.3} ${y}L${driver + r * 1.12} ${y - r * 0.14}`
  return path(data, { stroke: '#181d20', 'stroke-width': 22, 'stroke-linecap': 'round' })
}

/** The driver's door, and a corner of the seats at the foot of the picture. */
function drawDoor({ sheet, cabin: { top, seat, pad } }: Scene): string {
  const y = top + 50
  return [
    path(`M1490 ${y}L1600 ${y + 40}V1200H1420C1450 1010 1480 800 1490 ${y}z`, {
      fill: lit(sheet, mix(pad, seat, 0.35)),
    }),
    path(
      `M1494 ${y + 220}C1530 ${y + 210} 1570 ${y + 214} 1600 ${y + 222}V${y + 310}C1560 ${y + 296} 1520 ${y + 296} 1486 ${y + 304}z`,
      { fill: lit(sheet, seat) },
    ),
    path(`M1512 ${y + 150}q40-14 70 6l-8 26q-34-12-62 0z`, { fill: metal(sheet) }),
    path('M0 1200v-96c90-46 260-60 340 0 30 26 40 60 44 96z', { fill: lit(sheet, seat, 0.4) }),
    path('M60 1200c10-60 60-90 150-92', {
      fill: 'none',
      stroke: '#000',
      'stroke-width': 4,
      opacity: 0.25,
    }),
  ].join('')
}

/** The view from the driver's seat of a right-hand-drive vehicle. */
export function drawDashboard(cabin: Cabin, paint: Material): string {
  const sheet = openSheet()
  const scene: Scene = { sheet, cabin, paint }
  const view: Point[] = [
    [300, 80],
    [560, 80],
    [180, 560],
    [60, 560],
  ]
  const pane = keep(sheet, path('M0 60H1600V700H0z', {}))
  const glare = group(
    { 'clip-path': clipTo(sheet, pane) },
    path(trace(view), { fill: '#fff', opacity: 0.16 }),
  )
  const shadow = repeat(
    keep(
      sheet,
      path('M0 1010C500 940 1100 960 1600 1040V1200H0z', { fill: '#05070a', opacity: 0.28 }),
    ),
  )
  return frameDrawing(
    sheet,
    drawBackground(sheet, 430),
    drawBonnet(scene),
    glare,
    drawMirrors(scene),
    drawOpenings(scene),
    drawDash(scene),
    drawStack(scene),
    drawBinnacle(scene),
    drawDoor(scene),
    shadow,
    drawStalks(scene),
    drawSteeringWheel(sheet, { x: driver, ...cabin.wheel }),
  )
}
