import { aimCamera } from './camera.ts'
import { drawSteeringWheel } from './instruments.ts'
import { spread } from './geometry.ts'
import type { Solid } from './geometry.ts'
import { paints } from './paint.data.ts'
import { castShadow, facing, lying, standing } from './spare-scene.ts'
import { group, linear, path, radial } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import type { Stage } from './stage.ts'
import { defineWheel, drawWheel } from './wheel.ts'

/** Places round a circle, for bolts and drillings. */
const around = (count: number, radius: number, draw: (x: number, y: number) => string): string =>
  spread(count)
    .slice(0, -1)
    .map((t) =>
      draw(
        Math.round(Math.sin(t * Math.PI * 2) * radius),
        Math.round(-Math.cos(t * Math.PI * 2) * radius),
      ),
    )
    .join('')

function drawDisc(sheet: Sheet): string {
  const iron = linear(
    sheet,
    [-330, -330, 330, 330],
    [
      [0, '#f4f6f7'],
      [0.3, '#b4bcc2'],
      [0.5, '#dfe4e7'],
      [0.72, '#8f999f'],
      [1, '#c5ccd1'],
    ],
  )
  const hat = radial(
    sheet,
    [0.4, 0.3, 0.75],
    [
      [0, '#aab3b9'],
      [0.7, '#6a747b'],
      [1, '#4b545b'],
    ],
  )
  const hole =
    (radius: number) =>
    (x: number, y: number): string =>
      `<circle cx="${x}" cy="${y}" r="${radius}"/>`
  const drillings =
    around(20, 268, hole(10)) + group({ transform: 'rotate(9)' }, around(20, 214, hole(10)))
  const grooves = [300, 280, 250, 230, 196].map((radius) => `<circle r="${radius}"/>`)
  return group(
    { transform: 'translate(740 640) scale(.94 1)' },
    '<circle cx="34" r="330" fill="#4b545b"/>',
    '<circle cx="34" r="330" fill="none" stroke="#23292d" stroke-width="26" stroke-dasharray="10 16"/>',
    `<circle cx="14" r="330" fill="#6a747b"/><circle r="330" fill="${iron}"/>`,
    group({ fill: 'none', stroke: '#5f696f', opacity: 0.35 }, ...grooves),
    `<circle r="168" fill="#3b444a"/><circle r="158" fill="${hat}"/>`,
    '<circle r="62" fill="#171c1f" stroke="#c5ccd1" stroke-width="5"/>',
    group({ fill: '#2b3237' }, drillings),
    group({ fill: '#171c1f', stroke: '#aab3b9', 'stroke-width': 3 }, around(5, 108, hole(17))),
    path('M-318-60A324 324 0 0 1 60-318', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 6,
      opacity: 0.8,
    }),
  )
}

export const drawBrakeDisc = (sheet: Sheet): string =>
  castShadow(sheet, [780, 968, 300, 34]) + drawDisc(sheet)

export function drawSuspension(sheet: Sheet): string {
  const wire = linear(
    sheet,
    [620, 0, 980, 0],
    [
      [0, '#7d1915'],
      [0.25, '#e2574b'],
      [0.36, '#f59a90'],
      [0.6, '#b3261e'],
      [1, '#5b0f0c'],
    ],
  )
  const coils = spread(6)
    .slice(0, -1)
    .map((t) => 330 + t * 380)
  const back = coils.map((y) => `M956 ${y - 26}C930 ${y - 62} 690 ${y - 34} 644 ${y}`).join('')
  const front = coils.map((y) => `M644 ${y}C650 ${y + 56} 930 ${y + 72} 956 ${y + 37}`).join('')
  return [
    castShadow(sheet, [800, 1056, 190, 26]),
    path(back, { fill: 'none', stroke: '#5b0f0c', 'stroke-width': 32, 'stroke-linecap': 'round' }),
    `<rect x="776" y="200" width="48" height="380" fill="${standing(sheet, '#c5ccd1', [776, 824])}"/>`,
    path('M764 300h72l6 40-6 30 6 30-6 30 6 30-6 30 6 40H758l6-40-6-30 6-30-6-30 6-30-6-30z', {
      fill: standing(sheet, '#2b3136', [758, 842]),
    }),
    path('M740 560h120v440q-60 24-120 0z', { fill: standing(sheet, '#33393e', [740, 860]) }),
    path('M740 700q60 18 120 0', { fill: 'none', stroke: '#59636a', 'stroke-width': 4 }),
    path(front, { fill: 'none', stroke: wire, 'stroke-width': 34, 'stroke-linecap': 'round' }),
    path('M600 746C600 710 1000 710 1000 746L984 790C950 830 650 830 616 790z', {
      fill: standing(sheet, '#3f474d', [600, 1000]),
    }),
    '<ellipse cx="800" cy="746" rx="200" ry="30" fill="#59636a"/><ellipse cx="800" cy="746" rx="150" ry="20" fill="#20262a"/>',
    path(`M644 710C650 766 930 782 956 747`, {
      fill: 'none',
      stroke: wire,
      'stroke-width': 34,
      'stroke-linecap': 'round',
    }),
    path('M610 240C640 190 960 190 990 240L970 300C930 330 670 330 630 300z', {
      fill: standing(sheet, '#4b545b', [610, 990]),
    }),
    `<ellipse cx="800" cy="236" rx="190" ry="40" fill="${facing(sheet, '#77818a')}"/><ellipse cx="800" cy="230" rx="86" ry="22" fill="#20262a"/>`,
    `<g fill="${standing(sheet, '#c5ccd1', [776, 824])}"><rect x="782" y="140" width="36" height="90" rx="5"/></g><path d="M770 186h60v26q-30 10-60 0z" fill="#8b949b"/>`,
    '<path d="M662 222v-46h18v44zM920 220v-44h18v46z" fill="#8b949b"/>',
    path(
      'M700 940h-36q-20 0-20 20v80q0 18 20 18h272q20 0 20-18v-80q0-20-20-20h-36v60q-100 30-200 0z',
      { fill: standing(sheet, '#3b4248', [644, 956]) },
    ),
    '<g fill="#14181b" stroke="#8b949b" stroke-width="6"><circle cx="684" cy="1004" r="20"/><circle cx="916" cy="1004" r="20"/></g>',
  ].join('')
}

export function drawWheels(sheet: Sheet): string {
  const solids: Solid[] = [
    [-38, 0, 0],
    [38, 0, 76],
    [-38, -12, 0],
    [38, 12, 76],
  ]
  const camera = aimCamera({ turn: 0.5, distance: 420, height: 62 }, solids, {
    left: 340,
    right: 1260,
    top: 230,
    ground: 1010,
  })
  const stage: Stage = { sheet, camera, paint: paints.silver, view: 'front' }
  return (
    castShadow(sheet, [770, 1000, 330, 34]) +
    drawWheel(stage, { x: 0, y: 12, radius: 36, width: 24 }, defineWheel(sheet, 'five'))
  )
}

export const drawSteering = (sheet: Sheet): string =>
  [
    castShadow(sheet, [800, 1010, 250, 26]),
    path('M760 640L740 900h120L840 640z', { fill: standing(sheet, '#3b4248', [740, 860]) }),
    drawSteeringWheel(sheet, { x: 800, y: 640, radius: 344, flat: 1, spokes: 3 }),
  ].join('')

const pipe = (data: string, width: number): string => {
  const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const layer = (stroke: string, share: number, rise: number): string =>
    path(data, {
      ...round,
      stroke,
      'stroke-width': width * share,
      transform: `translate(0 ${-width * rise})`,
    })
  return layer('#4b545b', 1, 0) + layer('#97a1a8', 0.72, 0.05) + layer('#eef1f3', 0.2, 0.22)
}

/** A rear silencer with its inlet pipe and twin tips. */
export function drawExhaust(sheet: Sheet): string {
  const drum = 'M520 530H1080C1170 530 1180 860 1080 860H520C420 860 430 530 520 530z'
  const end = 'M520 530C420 530 430 860 520 860C470 820 466 570 520 530z'
  const tips = [620, 770].map((y) => `<ellipse cx="1412" cy="${y}" rx="22" ry="40"/>`)
  const hangers = 'M640 528v-46q0-18 18-18h30q18 0 18 18v46M930 528v-46q0-18 18-18h30q18 0 18 18v46'
  const round = { 'stroke-linecap': 'round' }
  return [
    castShadow(sheet, [800, 890, 520, 34]),
    pipe('M120 800C220 800 260 800 320 740 360 700 400 690 470 690', 58),
    path('M422 630h36q12 60 0 120h-36q-12-60 0-120z', { fill: lying(sheet, '#77818a') }),
    pipe('M1130 620L1400 620', 62),
    pipe('M1130 770L1400 770', 62),
    path(drum, { fill: lying(sheet, '#8f999f') }),
    path(end, { fill: '#3f474d', opacity: 0.7 }),
    path('M600 531c-40 70-40 258 0 328M1000 531c46 70 46 258 0 328', {
      fill: 'none',
      stroke: '#3f474d',
      'stroke-width': 6,
      opacity: 0.7,
    }),
    path('M560 566H1060', { ...round, stroke: '#fff', 'stroke-width': 12, opacity: 0.75 }),
    path('M700 700h200', { ...round, stroke: '#4b545b', 'stroke-width': 50, opacity: 0.35 }),
    group({ fill: '#0c0f11', stroke: '#dfe4e7', 'stroke-width': 12 }, ...tips),
    path(hangers, { fill: 'none', stroke: '#59636a', 'stroke-width': 16 }),
  ].join('')
}
