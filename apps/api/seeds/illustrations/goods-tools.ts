import { spread } from './geometry.ts'
import { mix } from './light.ts'
import { linear, path } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { castShadow, facing, lying, standing } from './spare-scene.ts'

const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

/** A cordless drill with its battery. */
export function drawDrill(sheet: Sheet, tint: string): string {
  const vents = spread(5).map((t) => `M${Math.round(500 + t * 130)} 400v90`)
  return [
    castShadow(sheet, [700, 1020, 400, 38]),
    path('M1180 414h230l30 18-30 18h-230z', { fill: lying(sheet, '#aeb6bb') }),
    path('M1060 356l130 24v106l-130 26z', { fill: lying(sheet, '#3b444a') }),
    path('M1080 362v146M1110 368v134M1140 373v122', { stroke: '#171c20', 'stroke-width': 7 }),
    path('M440 330q20-34 60-34h430q60 0 100 40l40 22v156l-46 22q-40 34-100 34H500q-60-4-72-70z', {
      fill: lying(sheet, tint),
    }),
    path('M940 300q60 4 96 40l34 18v156l-40 20q-34 30-90 34z', { fill: '#20262b' }),
    path(vents.join(''), { ...line, stroke: '#171c20', 'stroke-width': 14, opacity: 0.7 }),
    path('M520 560h260q-30 70-34 130l-10 170H520q-40-130-30-200 6-60 30-100z', {
      fill: standing(sheet, tint, [490, 780]),
    }),
    path('M560 600q-26 110-8 250h-46q-34-110-22-180 8-46 24-70z', { fill: '#20262b' }),
    path('M782 566h60q10 50-24 96l-48 4q6-60 12-100z', { fill: '#20262b' }),
    path('M430 860h390q40 0 44 36l6 66q0 44-44 44H420q-44 0-44-44l10-66q4-36 44-36z', {
      fill: facing(sheet, '#2f363c'),
    }),
    path('M400 926h460', { ...line, stroke: mix(tint, '#ffffff', 0.2), 'stroke-width': 14 }),
    path('M470 340h420', { ...line, stroke: '#fff', 'stroke-width': 10, opacity: 0.45 }),
  ].join('')
}

/** Combination spanners, by size. */
export function drawSpanners(sheet: Sheet, tint: string): string {
  const spanner = (index: number) => {
    const size = 1 - index * 0.11
    const x = 470 + index * 170
    const steel = standing(sheet, '#b4bbc0', [-56, 56])
    return [
      `<g transform="translate(${x} ${960 - 330 * size}) scale(${size})">`,
      path('M-26-250h52l16 500h-84z', { fill: steel }),
      path('M-26-250l-50-62q-20-70 30-116l16 92h60l16-92q50 46 30 116l-50 62z', { fill: steel }),
      `<circle cx="0" cy="292" r="74" fill="${steel}"/><circle cx="0" cy="292" r="42" fill="#8b9aa3"/>`,
      `<rect x="-12" y="-150" width="24" height="280" rx="12" fill="${tint}" opacity=".9"/>`,
      path('M-16-240L-26 240', { ...line, stroke: '#fff', 'stroke-width': 6, opacity: 0.6 }),
      '</g>',
    ].join('')
  }
  return [
    castShadow(sheet, [800, 1010, 480, 34]),
    ...spread(4).map((t) => spanner(Math.round(t * 4))),
  ].join('')
}

/** A solar panel on its stand, with the lamp that it feeds. */
export function drawSolar(sheet: Sheet, tint: string): string {
  const cells = linear(
    sheet,
    [400, 260, 1180, 860],
    [
      [0, '#3f6f9a'],
      [0.5, '#123a63'],
      [1, '#0a2540'],
    ],
  )
  const at = (u: number, v: number) =>
    `${Math.round(430 + u * 640 - v * 110)} ${Math.round(270 + u * 40 + v * 520)}`
  const across = spread(6).map((t) => `M${at(t, 0)}L${at(t, 1)}`)
  const down = spread(8).map((t) => `M${at(0, t)}L${at(1, t)}`)
  return [
    castShadow(sheet, [760, 1010, 520, 40]),
    path('M980 420L1120 1000M560 420L470 1000', { ...line, stroke: '#59636a', 'stroke-width': 26 }),
    path(`M${at(-0.03, -0.03)}L${at(1.03, -0.03)}L${at(1.03, 1.03)}L${at(-0.03, 1.03)}z`, {
      fill: '#c5ccd1',
    }),
    path(`M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}z`, { fill: cells }),
    path([...across, ...down].join(''), { stroke: '#b9cbd8', 'stroke-width': 4, opacity: 0.6 }),
    path(`M${at(0, 0)}L${at(0.55, 0)}L${at(0.1, 1)}L${at(0, 1)}z`, { fill: '#fff', opacity: 0.13 }),
    path('M1020 900q120 90 180 60', { ...line, stroke: '#20262b', 'stroke-width': 12 }),
    `<rect x="1190" y="790" width="240" height="220" rx="34" fill="${facing(sheet, tint)}"/>`,
    '<rect x="1216" y="820" width="188" height="96" rx="18" fill="#fff3cf"/>',
    path('M1230 790q80-120 160 0', { ...line, stroke: '#2f363c', 'stroke-width': 18 }),
    path('M1240 964h60M1330 964h50', { ...line, stroke: '#fff', 'stroke-width': 14, opacity: 0.7 }),
  ].join('')
}

/** A petrol generator in its frame. */
export function drawGenerator(sheet: Sheet, tint: string): string {
  const frame = { ...line, stroke: '#2b3136', 'stroke-width': 34 }
  const fins = spread(9).map((t) => `M${Math.round(830 + t * 260)} 640v220`)
  return [
    castShadow(sheet, [800, 1010, 560, 44]),
    '<circle cx="430" cy="950" r="66" fill="#20262b"/><circle cx="430" cy="950" r="26" fill="#aeb6bb"/>',
    '<circle cx="1170" cy="950" r="66" fill="#20262b"/><circle cx="1170" cy="950" r="26" fill="#aeb6bb"/>',
    `<rect x="380" y="560" width="400" height="340" rx="30" fill="${facing(sheet, '#59636a')}"/>`,
    `<rect x="414" y="600" width="300" height="180" rx="16" fill="#20262b"/>`,
    '<circle cx="490" cy="690" r="44" fill="#eef1f3"/><circle cx="620" cy="690" r="44" fill="#eef1f3"/>',
    path('M478 676v28M502 676v28M608 676v28M632 676v28', { stroke: '#20262b', 'stroke-width': 9 }),
    `<rect x="800" y="600" width="330" height="300" rx="30" fill="${lying(sheet, '#aeb6bb')}"/>`,
    path(fins.join(''), { ...line, stroke: '#59636a', 'stroke-width': 12 }),
    path('M420 520q0-150 120-150h520q120 0 120 150l-16 40H436z', { fill: lying(sheet, tint) }),
    path('M500 420h560', { ...line, stroke: '#fff', 'stroke-width': 12, opacity: 0.45 }),
    `<rect x="730" y="330" width="140" height="48" rx="20" fill="#20262b"/>`,
    path('M330 940V380q0-90 90-90h760q90 0 90 90v560', frame),
    path('M330 900h940', frame),
  ].join('')
}
