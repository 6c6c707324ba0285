import { spread } from './geometry.ts'
import { drawDial, lit, metal } from './instruments.ts'
import type { SteeringWheel } from './instruments.ts'
import { mix } from './light.ts'
import type { Material } from './light.ts'
import { downward, group, path } from './sheet.ts'
import type { Sheet } from './sheet.ts'

export type Cabin = {
  top: number
  bonnet: number
  wheel: Omit<SteeringWheel, 'x'>
  stack: 'screen' | 'radio' | 'switches'
  lever: 'floor' | 'dash' | 'long'
  trim: string
  pad: string
  seat: string
  mirrors: number
}

export type Scene = { sheet: Sheet; cabin: Cabin; paint: Material }

/** The driver of a right-hand-drive vehicle sits here. */
export const driver = 1062

const vent = (sheet: Sheet, x: number, y: number, wide: number): string => {
  const slats = spread(5)
    .slice(1, -1)
    .map((t) => `M${x + 8} ${y + t * 72}h${wide - 16}`)
    .join('')
  return `<rect x="${x}" y="${y}" width="${wide}" height="72" rx="14" fill="#0d1114" stroke="${metal(sheet)}" stroke-width="3"/>${path(slats, { stroke: '#3b444a', 'stroke-width': 6 })}<rect x="${x + wide / 2 - 5}" y="${y + 22}" width="10" height="28" rx="4" fill="#59636a"/>`
}

export function drawDash({ sheet, cabin: { top, pad, trim } }: Scene): string {
  const y = top
  const shelf = `M0 ${y + 62}C40 ${y + 26} 90 ${y + 12} 200 ${y + 4}C420 ${y - 10} 700 ${y - 8} 800 ${y - 4}C840 ${y - 34} 900 ${y - 46} ${driver} ${y - 46}C1220 ${y - 46} 1270 ${y - 34} 1310 ${y}C1420 ${y + 12} 1530 ${y + 40} 1600 ${y + 90}V1200H0z`
  const face = `M0 ${y + 150}C300 ${y + 96} 560 ${y + 92} 800 ${y + 96}L840 1200H0z`
  const strip = `M0 ${y + 206}C300 ${y + 156} 560 ${y + 152} 806 ${y + 154}L808 ${y + 190}C560 ${y + 188} 300 ${y + 192} 0 ${y + 246}z`
  const box = `M46 ${y + 286}C180 ${y + 262} 330 ${y + 254} 408 ${y + 252}Q430 ${y + 252} 430 ${y + 276}L426 ${y + 420}Q424 ${y + 444} 400 ${y + 446}C320 ${y + 452} 190 ${y + 464} 70 ${y + 484}Q46 ${y + 486} 44 ${y + 460}L28 ${y + 312}Q28 ${y + 290} 46 ${y + 286}z`
  return [
    path(shelf, { fill: lit(sheet, pad) }),
    path(`M120 ${y + 16}C420 ${y} 700 ${y + 2} 800 ${y + 8}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      opacity: 0.16,
    }),
    path(face, { fill: lit(sheet, mix(pad, '#0c1013', 0.28)) }),
    path(strip, { fill: lit(sheet, trim, 0.4) }),
    path(`M0 ${y + 214}C300 ${y + 164} 560 ${y + 160} 806 ${y + 162}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 3,
      opacity: 0.4,
    }),
    path(box, {
      fill: '#000',
      'fill-opacity': 0.1,
      stroke: '#05070a',
      'stroke-width': 4,
      'stroke-opacity': 0.6,
    }),
    `<rect x="228" y="${y + 286}" width="76" height="18" rx="9" fill="#0d1114"/>`,
    vent(sheet, 40, y + 90, 150),
    vent(sheet, 1360, y + 66, 140),
  ].join('')
}

function drawLever(sheet: Sheet, lever: Cabin['lever'], y: number): string {
  const knob = downward(sheet, [
    [0, '#59636a'],
    [0.4, '#2b3237'],
    [1, '#0d1114'],
  ])
  if (lever === 'dash')
    return `<path d="M716 ${y + 352}h84v120h-84z" fill="#0d1114"/><path d="M758 ${y + 430}L800 ${y + 360}" stroke="#aeb6bb" stroke-width="16"/><path d="M774 ${y + 338}q20-22 46-10q18 12 6 34l-26 34q-34 0-40-24z" fill="${knob}"/>`
  const tall = lever === 'long' ? 180 : 96
  const foot = 1150
  return [
    `<path d="M560 1200l14-130q4-24 30-26h140q26 2 30 26l14 130z" fill="#14191c"/>`,
    path(`M616 ${foot}q60-60 116 0l18 50H598z`, {
      fill: '#20262a',
      stroke: '#3b444a',
      'stroke-width': 3,
    }),
    path(`M674 ${foot - 20}L682 ${foot - tall}`, {
      fill: 'none',
      stroke: metal(sheet),
      'stroke-width': 15,
    }),
    `<path d="M646 ${foot - tall - 50}q36-26 72 0q12 40-16 66h-40q-28-26-16-66z" fill="${knob}"/><path d="M664 ${foot - tall - 34}h36M682 ${foot - tall - 44}v22" stroke="#cfd6da" stroke-width="3"/>`,
  ].join('')
}

export function drawStack({ sheet, cabin: { top, stack, lever } }: Scene): string {
  const y = top + 70
  const frame = `<path d="M520 ${y - 14}Q522 ${y - 40} 548 ${y - 42}H800Q826 ${y - 40} 828 ${y - 14}L840 1200H508z" fill="${lit(sheet, '#262c31')}"/>`
  const screen = downward(sheet, [
    [0, '#11313f'],
    [1, '#0b1a22'],
  ])
  const map = `<path d="M560 ${y + 190}l60-50 50 10 60-54 60 12M610 ${y + 110}l30 90M720 ${y + 108}l-20 96" fill="none" stroke="#5fa3bd" stroke-width="5" opacity=".8"/><circle cx="690" cy="${y + 152}" r="9" fill="#f08a5d"/>`
  const panel = `<rect x="548" y="${y + 76}" width="252" height="150" rx="12" fill="${screen}" stroke="#05070a" stroke-width="5"/>`
  const radio = `<rect x="548" y="${y + 86}" width="252" height="84" rx="10" fill="#101518" stroke="#3b444a" stroke-width="3"/><rect x="604" y="${y + 100}" width="140" height="32" rx="5" fill="#1e4a3d"/>${[570, 778].map((x) => `<circle cx="${x}" cy="${y + 128}" r="15" fill="${metal(sheet)}"/>`).join('')}<path d="M606 ${y + 150}h136" stroke="#59636a" stroke-width="14" stroke-dasharray="22 6"/>`
  const switches = spread(1)
    .map((row) =>
      spread(4)
        .map(
          (t) =>
            `<rect x="${550 + t * 204}" y="${y + 84 + row * 62}" width="44" height="50" rx="6" fill="#15191c" stroke="#4b545b" stroke-width="2"/><rect x="${564 + t * 204}" y="${y + 92 + row * 62}" width="16" height="6" fill="#7fb3c9"/>`,
        )
        .join(''),
    )
    .join('')
  const faces = { screen: panel + map, radio, switches }
  const knobs = [582, 674, 766]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${y + 282}" r="32" fill="#12171a" stroke="${metal(sheet)}" stroke-width="5"/><path d="M${x} ${y + 258}v16" stroke="#e2572b" stroke-width="5"/>`,
    )
    .join('')
  const vents = vent(sheet, 548, y - 22, 120) + vent(sheet, 680, y - 22, 120)
  return group(
    { transform: 'translate(-66 0)' },
    frame,
    vents,
    faces[stack],
    knobs,
    drawLever(sheet, lever, y),
  )
}

export function drawBinnacle({ sheet, cabin: { top } }: Scene): string {
  const y = top
  const cowl = downward(sheet, [
    [0, '#0a0d0f'],
    [1, '#20262a'],
  ])
  return [
    path(
      `M838 ${y + 196}C826 ${y + 80} 860 ${y - 18} ${driver} ${y - 20}C1266 ${y - 18} 1296 ${y + 80} 1286 ${y + 196}z`,
      { fill: cowl, stroke: '#3b444a', 'stroke-width': 4 },
    ),
    drawDial(sheet, [952, y + 90], 84, -62),
    drawDial(sheet, [1172, y + 90], 84, -108),
    drawDial(sheet, [driver, y + 52], 36, 24),
    `<rect x="1040" y="${y + 108}" width="44" height="52" rx="5" fill="#123a49"/>`,
  ].join('')
}
