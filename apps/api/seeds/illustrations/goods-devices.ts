import { spread } from './geometry.ts'
import { mix } from './light.ts'
import { linear, path, radial } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { castShadow, facing, lying, standing } from './spare-scene.ts'

const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

/** A lit screen: a harbour's evening sky. */
function screen(sheet: Sheet, [x1, y1, x2, y2]: readonly [number, number, number, number]) {
  return linear(
    sheet,
    [x1, y1, x2, y2],
    [
      [0, '#0a2540'],
      [0.45, '#0b4f6c'],
      [0.75, '#d8794f'],
      [1, '#f2c38b'],
    ],
  )
}

/** Front and back of a telephone, leaning on nothing. */
export function drawPhone(sheet: Sheet, tint: string): string {
  const body = (x: number) => `<rect x="${x}" y="240" width="370" height="760" rx="54"`
  const lenses = [
    [0, 0],
    [0, 96],
    [96, 48],
  ].map(
    ([dx = 0, dy = 0]) =>
      `<circle cx="${520 + dx}" cy="${338 + dy}" r="40" fill="${mix(tint, '#000000', 0.35)}"/><circle cx="${520 + dx}" cy="${338 + dy}" r="25" fill="#0d1318"/><circle cx="${512 + dx}" cy="${330 + dy}" r="8" fill="#9db8c8" opacity=".8"/>`,
  )
  return [
    castShadow(sheet, [800, 1004, 430, 34]),
    `${body(446)} fill="${standing(sheet, tint, [446, 816])}"/>`,
    `<rect x="462" y="272" width="208" height="208" rx="50" fill="${facing(sheet, mix(tint, '#ffffff', 0.14))}"/>`,
    ...lenses,
    path('M600 640v120M570 700h60', { ...line, stroke: '#fff', 'stroke-width': 10, opacity: 0.22 }),
    `${body(770)} fill="#0d1318"/>`,
    `<rect x="786" y="258" width="338" height="724" rx="40" fill="${screen(sheet, [786, 258, 1000, 982])}"/>`,
    path('M786 760q90-40 170-6t168-26v254h-338z', { fill: '#0a2540', opacity: 0.55 }),
    path('M900 402h110M874 452h162', { ...line, stroke: '#fff', 'stroke-width': 18, opacity: 0.9 }),
    `<rect x="900" y="276" width="110" height="24" rx="12" fill="#0d1318"/>`,
    path('M880 944h150', { ...line, stroke: '#fff', 'stroke-width': 8, opacity: 0.8 }),
    path('M800 300L1000 258h84L800 640z', { fill: '#fff', opacity: 0.09 }),
  ].join('')
}

export function drawLaptop(sheet: Sheet, tint: string): string {
  const metal = mix(tint, '#c9d1d6', 0.62)
  const keys = spread(3).flatMap((row) =>
    spread(11).map((key) => {
      const y = 842 + row * 84
      const half = 372 + row * 54
      return `<rect x="${Math.round(800 - half + key * (2 * half - 52))}" y="${Math.round(y)}" width="46" height="20" rx="5"/>`
    }),
  )
  return [
    castShadow(sheet, [800, 1010, 620, 40]),
    `<rect x="340" y="280" width="920" height="560" rx="30" fill="#1a2127"/>`,
    `<rect x="368" y="308" width="864" height="494" rx="8" fill="${screen(sheet, [368, 308, 900, 802])}"/>`,
    path('M368 690q220-90 430-14t434-50v176H368z', { fill: '#0a2540', opacity: 0.55 }),
    path('M368 308h520L560 802H368z', { fill: '#fff', opacity: 0.08 }),
    `<circle cx="800" cy="294" r="5" fill="#59636a"/>`,
    path('M330 826h940l120 150q8 26-26 26H236q-34 0-26-26z', { fill: facing(sheet, metal) }),
    `<g fill="#262d33">${keys.join('')}</g>`,
    path('M676 946h248l14 42H662z', { fill: mix(metal, '#000000', 0.16) }),
    path('M214 990q10 18 30 18h1112q20 0 30-18', {
      fill: 'none',
      stroke: mix(metal, '#000000', 0.4),
      'stroke-width': 8,
    }),
  ].join('')
}

export function drawHeadphones(sheet: Sheet, tint: string): string {
  const cup = (x: number, turn: number) => [
    `<g transform="rotate(${turn} ${x} 760)">`,
    `<rect x="${x - 104}" y="590" width="208" height="340" rx="100" fill="${standing(sheet, tint, [x - 104, x + 104])}"/>`,
    `<rect x="${x - 70}" y="624" width="140" height="272" rx="68" fill="${facing(sheet, mix(tint, '#ffffff', 0.1))}"/>`,
    `<circle cx="${x}" cy="760" r="38" fill="none" stroke="#fff" stroke-width="7" opacity=".35"/>`,
    '</g>',
  ]
  const pad = (x: number, turn: number) =>
    `<rect transform="rotate(${turn} ${x} 760)" x="${x - 52}" y="612" width="104" height="300" rx="52" fill="#20262b"/>`
  return [
    castShadow(sheet, [800, 960, 440, 36]),
    path('M470 640C440 330 610 220 800 220s360 110 330 420', {
      ...line,
      stroke: mix(tint, '#000000', 0.2),
      'stroke-width': 62,
    }),
    path('M486 620C466 356 620 256 800 256', {
      ...line,
      stroke: mix(tint, '#ffffff', 0.45),
      'stroke-width': 12,
      opacity: 0.7,
    }),
    path('M560 316Q660 252 800 252t240 64', { ...line, stroke: '#171c20', 'stroke-width': 30 }),
    path('M470 560v120M1130 560v120', { ...line, stroke: '#aeb6bb', 'stroke-width': 26 }),
    pad(552, -6),
    pad(1048, 6),
    ...cup(468, -6),
    ...cup(1132, 6),
  ].join('')
}

/** A dash camera on its arm. */
export function drawCamera(sheet: Sheet, tint: string): string {
  const glass = radial(
    sheet,
    [690, 640, 190],
    [
      [0, '#5d86a0'],
      [0.35, '#1b3a52'],
      [0.8, '#0a121a'],
      [1, '#05080b'],
    ],
  )
  return [
    castShadow(sheet, [800, 970, 470, 36]),
    path('M740 330h120l20-70q4-20-20-20H740q-24 0-20 20z', { fill: '#20262b' }),
    path('M770 320h60v150h-60z', { fill: standing(sheet, '#59636a', [770, 830]) }),
    `<rect x="370" y="450" width="860" height="470" rx="90" fill="${facing(sheet, tint)}"/>`,
    `<rect x="370" y="450" width="860" height="120" rx="60" fill="#fff" opacity=".1"/>`,
    `<circle cx="720" cy="686" r="206" fill="${mix(tint, '#000000', 0.45)}"/>`,
    `<circle cx="720" cy="686" r="176" fill="#8b949b"/>`,
    `<circle cx="720" cy="686" r="160" fill="${glass}"/>`,
    `<circle cx="720" cy="686" r="70" fill="#05080b"/>`,
    path('M640 606q50-54 116-44', { ...line, stroke: '#fff', 'stroke-width': 18, opacity: 0.6 }),
    `<g fill="${mix(tint, '#000000', 0.4)}">${spread(4)
      .map(
        (t) => `<rect x="1010" y="${Math.round(560 + t * 180)}" width="140" height="18" rx="9"/>`,
      )
      .join('')}</g>`,
    '<circle cx="1080" cy="840" r="16" fill="#e0533d"/>',
    path('M460 916q340 40 680 0l-20 34H480z', { fill: '#20262b' }),
  ].join('')
}

/** A wrist watch on its strap. */
export function drawWatch(sheet: Sheet, tint: string): string {
  const marks = spread(12)
    .slice(0, -1)
    .map((t) => {
      const [s, c] = [Math.sin(t * Math.PI * 2), Math.cos(t * Math.PI * 2)]
      const at = (r: number) => `${Math.round(800 + s * r)} ${Math.round(620 - c * r)}`
      return `M${at(178)}L${at(206)}`
    })
  const strap = standing(sheet, tint, [690, 910])
  return [
    castShadow(sheet, [800, 1062, 250, 30]),
    path('M700 420L724 170q4-24 28-24h96q24 0 28 24l24 250z', { fill: strap }),
    path('M700 820L722 1030q4 24 28 24h100q24 0 28-24l22-210z', { fill: strap }),
    path('M800 900v20M800 950v20M800 1000v20', {
      ...line,
      stroke: '#000',
      'stroke-width': 20,
      opacity: 0.5,
    }),
    `<rect x="1050" y="590" width="46" height="64" rx="12" fill="${standing(sheet, '#b4bbc0', [1050, 1096])}"/>`,
    `<circle cx="800" cy="620" r="262" fill="${lying(sheet, '#b4bbc0')}"/>`,
    `<circle cx="800" cy="620" r="232" fill="#2b3136"/>`,
    `<circle cx="800" cy="620" r="222" fill="${facing(sheet, '#f1efe9')}"/>`,
    path(marks.join(''), { ...line, stroke: '#20262b', 'stroke-width': 12 }),
    path('M800 620L708 540', { ...line, stroke: '#20262b', 'stroke-width': 18 }),
    path('M800 620L896 500', { ...line, stroke: '#20262b', 'stroke-width': 12 }),
    path('M800 620v150', { ...line, stroke: '#d9572f', 'stroke-width': 6 }),
    '<circle cx="800" cy="620" r="16" fill="#20262b"/>',
    path('M640 470q60-80 150-96L690 760q-80-60-90-160z', { fill: '#fff', opacity: 0.16 }),
  ].join('')
}
