import { spread } from './geometry.ts'
import { castShadow } from './spare-scene.ts'
import { clip, downward, group, linear, path, radial } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const opening = 'M470 720H1130L1086 836Q1078 856 1050 856H550Q522 856 514 836z'
const skin =
  'M120 520C150 470 240 450 330 462L520 486C560 492 580 500 600 520L620 540H980L1000 520C1020 500 1040 492 1080 486L1270 462C1360 450 1450 470 1480 520C1500 620 1490 740 1450 820C1420 880 1330 906 1200 912H400C270 906 180 880 150 820C110 740 100 620 120 520z'
const flanks =
  'M120 520C150 470 240 450 330 462C250 500 220 640 250 880C200 866 166 846 150 820C110 740 100 620 120 520zM1480 520C1450 470 1360 450 1270 462C1350 500 1380 640 1350 880C1400 866 1434 846 1450 820C1490 740 1500 620 1480 520z'
const recesses =
  'M250 706H420Q440 708 446 726L462 800Q464 822 440 824H300Q270 822 262 796zM1350 706H1180Q1160 708 1154 726L1138 800Q1136 822 1160 824H1300Q1330 822 1338 796z'

export function drawBody(sheet: Sheet): string {
  const paint = downward(sheet, [
    [0, '#dfe5e9'],
    [0.16, '#ffffff'],
    [0.34, '#b4bdc4'],
    [0.62, '#98a2aa'],
    [1, '#636d75'],
  ])
  const dark = downward(sheet, [
    [0, '#07090b'],
    [1, '#2b3237'],
  ])
  const mesh = spread(5).map((t) => `M500 ${Math.round(720 + t * 90)}H1100`)
  const grille = 'M600 530H1000L976 640Q970 660 948 660H652Q630 660 624 640z'
  const line = { fill: 'none', 'stroke-linecap': 'round' }
  const shine = 'M160 560C240 508 330 500 560 532M1440 560C1360 508 1270 500 1040 532'
  const fold = 'M160 660C300 690 380 684 620 684H980C1220 684 1300 690 1440 660'
  return [
    castShadow(sheet, [800, 924, 640, 34]),
    path(skin, { fill: paint, stroke: '#59636a', 'stroke-width': 3 }),
    path(flanks, { fill: '#0a1a24', opacity: 0.16 }),
    path(grille, { fill: dark }),
    path('M610 560H990M618 600H982', { stroke: '#8b949b', 'stroke-width': 9 }),
    path(opening, { fill: dark }),
    group(
      { 'clip-path': clip(sheet, opening) },
      path(mesh.join(''), { stroke: '#4b545b', 'stroke-width': 6 }),
    ),
    path(recesses, { fill: dark }),
    path(shine, { ...line, stroke: '#fff', 'stroke-width': 7, opacity: 0.8 }),
    path(fold, { ...line, stroke: '#3b444a', 'stroke-width': 4, opacity: 0.5 }),
    path('M210 880C500 900 1100 900 1390 880', {
      ...line,
      stroke: '#20262a',
      'stroke-width': 20,
      opacity: 0.75,
    }),
  ].join('')
}

const cover =
  'M250 520C300 430 480 380 760 380C1040 380 1260 440 1380 560C1400 590 1390 620 1350 640C1180 720 1020 830 760 860C560 880 380 860 310 780C250 710 230 590 250 520z'
const daylight =
  'M290 560C330 470 500 424 760 424C1010 424 1210 470 1330 566C1240 520 1010 474 760 478C540 480 390 520 330 620z'
const reflector =
  'M330 700C520 820 800 800 1000 740C1140 700 1260 640 1350 600L1380 660 900 880 400 860z'
const winker =
  'M960 560C1080 540 1220 560 1310 592C1240 640 1140 680 1010 716C950 690 930 600 960 560z'

const chromeOf = (sheet: Sheet): string =>
  downward(sheet, [
    [0, '#ffffff'],
    [0.4, '#9aa5ad'],
    [0.6, '#56626a'],
    [1, '#d5dcdf'],
  ])

function drawProjector(sheet: Sheet, [x, y, size]: readonly [number, number, number]): string {
  const ball = radial(
    sheet,
    [0.38, 0.32, 0.72],
    [
      [0, '#ffffff'],
      [0.35, '#b8d4e2'],
      [0.75, '#50748a'],
      [1, '#1d3442'],
    ],
  )
  const disc = (radius: number, fill: string): string =>
    `<circle cx="${x}" cy="${y}" r="${Math.round(radius)}" fill="${fill}"/>`
  const spot = `<ellipse cx="${x - size * 0.2}" cy="${y - size * 0.28}" rx="${size * 0.22}" ry="${size * 0.13}" fill="#fff" opacity=".85"/>`
  return disc(size, chromeOf(sheet)) + disc(size * 0.78, '#161d22') + disc(size * 0.66, ball) + spot
}

function drawWinker(sheet: Sheet): string {
  const amber = linear(
    sheet,
    [960, 0, 1310, 0],
    [
      [0, '#e79a33'],
      [0.5, '#f7c477'],
      [1, '#d07d1c'],
    ],
  )
  const prisms = 'M1000 574v124M1050 566v124M1100 566v110M1150 570v86M1200 578v58'
  return [
    path(winker, { fill: amber, stroke: '#5d6b73', 'stroke-width': 5 }),
    path(prisms, { stroke: '#fff', 'stroke-width': 4, opacity: 0.4 }),
  ].join('')
}

/** A headlamp unit: daylight strip, two projectors, indicator, clear cover. */
export function drawLighting(sheet: Sheet): string {
  const cavity = linear(
    sheet,
    [0, 380, 0, 860],
    [
      [0, '#59666e'],
      [0.4, '#27313a'],
      [1, '#12191e'],
    ],
  )
  const gloss = linear(
    sheet,
    [300, 380, 800, 860],
    [
      [0, '#fff', 0.55],
      [0.35, '#fff', 0.1],
      [0.6, '#fff', 0],
      [1, '#cfe6f0', 0.3],
    ],
  )
  const edge = {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 9,
    opacity: 0.85,
    'stroke-linecap': 'round',
  }
  return [
    castShadow(sheet, [790, 936, 470, 32]),
    path('M300 800C340 900 520 930 780 906C1060 880 1240 760 1400 660L1386 560z', {
      fill: '#20262a',
    }),
    path('M420 886l-10 54h70l10-48zM1010 850l20 52 60-22-14-56z', { fill: '#33393e' }),
    path(cover, { fill: cavity, stroke: '#0d1216', 'stroke-width': 14 }),
    group(
      { 'clip-path': clip(sheet, cover) },
      path(daylight, { fill: '#f6fbfd' }),
      path(reflector, { fill: chromeOf(sheet), opacity: 0.35 }),
      drawProjector(sheet, [500, 660, 132]),
      drawProjector(sheet, [790, 640, 120]),
      drawWinker(sheet),
    ),
    path(cover, { fill: gloss }),
    path('M290 520C350 440 520 404 760 402', edge),
  ].join('')
}
