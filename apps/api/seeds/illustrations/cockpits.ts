import { drawDial, lit, metal } from './instruments.ts'
import { spread } from './geometry.ts'
import { shade } from './light.ts'
import type { Material } from './light.ts'
import { drawBackground } from './scene.ts'
import { downward, group, openSheet, path } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { frameDrawing } from './studio.ts'

/** Paint on a part that faces the rider: lit at its top, shaded at its foot. */
const coat = (sheet: Sheet, paint: Material): string =>
  downward(sheet, [
    [0, shade(paint, [0, 0.98, 0.2])],
    [0.35, shade(paint, [0, 0.6, 0.8])],
    [1, shade(paint, [0, -0.3, 0.95])],
  ])

const across = (paint: Material, sheet: Sheet): string =>
  lit(sheet, shade(paint, [0, 0.3, 0.95]), 0.3)

function drawDig(sheet: Sheet, paint: Material): string {
  const dark = lit(sheet, '#33393e')
  return [
    path('M1010 190L1090 168 1010 610 920 604z', { fill: across(paint, sheet) }),
    path('M1034 190L950 604', { fill: 'none', stroke: '#fff', 'stroke-width': 6, opacity: 0.4 }),
    path('M990 250L886 560', {
      fill: 'none',
      stroke: '#2f363b',
      'stroke-width': 26,
      'stroke-linecap': 'round',
    }),
    path('M896 540L872 640', { fill: 'none', stroke: '#cfd6da', 'stroke-width': 14 }),
    path('M870 600h150l34 56c8 56-10 100-38 128H872c-34-28-48-80-36-128z', { fill: dark }),
    path('M866 782l-8 32M906 784l-5 36M946 784v36M988 784l6 36M1020 782l10 32', {
      stroke: '#20262a',
      'stroke-width': 17,
      'stroke-linecap': 'round',
    }),
    path(
      'M1196 932C1120 640 1060 420 1000 250 980 190 1010 130 1076 132 1130 136 1160 176 1180 240 1240 440 1330 700 1400 932z',
      { fill: coat(sheet, paint) },
    ),
    path(
      'M1076 132C1130 136 1160 176 1180 240 1240 440 1330 700 1400 932H1340C1270 700 1190 430 1130 250 1110 190 1100 150 1076 132z',
      { fill: '#000', opacity: 0.18 },
    ),
    path('M1204 932C1128 640 1068 420 1010 252', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 6,
      opacity: 0.5,
    }),
    '<circle cx="1054" cy="186" r="24" fill="#2b3237" stroke="#7d878e" stroke-width="6"/><circle cx="954" cy="612" r="18" fill="#20262a" stroke="#7d878e" stroke-width="4"/>',
  ].join('')
}

const joystick = (sheet: Sheet, x: number, lean: number): string =>
  [
    path(
      `M${x - 130} 1200V1010Q${x - 128} 974 ${x - 92} 970H${x + 92}Q${x + 128} 974 ${x + 130} 1010V1200z`,
      { fill: lit(sheet, '#3b4248') },
    ),
    path(`M${x - 58} 984q58-50 116 0l-10-48h-96z`, { fill: '#14191c' }),
    path(`M${x} 940L${x + lean * 0.6} 880`, { stroke: '#20262a', 'stroke-width': 30 }),
    path(`M${x + lean - 34} 900q-18-90 4-130 30-34 64-4 26 44 6 134-36 18-74 0z`, {
      fill: lit(sheet, '#2b3237'),
    }),
    `<circle cx="${x + lean - 4}" cy="782" r="10" fill="#d9572f"/><circle cx="${x + lean + 22}" cy="788" r="8" fill="#e3b341"/>`,
    `<rect x="${x - 96}" y="1016" width="192" height="46" rx="10" fill="#15191c"/>`,
    ...spread(3).map(
      (t) =>
        `<rect x="${x - 84 + t * 132}" y="1024" width="36" height="30" rx="5" fill="#3b444a"/>`,
    ),
  ].join('')

/** From the seat of the excavator: boom ahead, two travel pedals, a joystick under each hand. */
export function drawExcavatorCab(paint: Material): string {
  const sheet = openSheet()
  const frame =
    'M0 0H1600V1200H0zM250 96Q252 70 280 68H1320Q1348 70 1350 96L1400 900Q1400 930 1370 932H230Q200 930 200 900zM0 130L176 110Q196 110 194 132L150 800Q146 824 120 828L0 850zM1600 130L1424 110Q1404 110 1406 132L1450 800Q1454 824 1480 828L1600 850z'
  const pedals = [700, 900].map(
    (x) =>
      path(`M${x} 1010L${x + (x < 800 ? -14 : 14)} 800`, {
        stroke: metal(sheet),
        'stroke-width': 16,
        'stroke-linecap': 'round',
      }) +
      `<circle cx="${x + (x < 800 ? -14 : 14)}" cy="790" r="24" fill="#15191c"/><rect x="${x - 66}" y="1010" width="132" height="120" rx="14" fill="#20262a" stroke="#59636a" stroke-width="4"/><path d="M${x - 46} 1040h92M${x - 46} 1068h92M${x - 46} 1096h92" stroke="#59636a" stroke-width="7"/>`,
  )
  const monitor = `<path d="M1236 690h24v170h-24z" fill="#20262a"/><rect x="1130" y="520" width="236" height="180" rx="16" fill="#15191c" stroke="#3b444a" stroke-width="5"/><rect x="1148" y="538" width="200" height="118" rx="6" fill="${downward(
    sheet,
    [
      [0, '#134a60'],
      [1, '#0b1f29'],
    ],
  )}"/><path d="M1166 630a40 40 0 0 1 76 0M1258 630a40 40 0 0 1 76 0" fill="none" stroke="#8fd0b0" stroke-width="9"/><path d="M1160 678h176" stroke="#59636a" stroke-width="16" stroke-dasharray="24 14"/>`
  return frameDrawing(
    sheet,
    drawBackground(sheet, 560),
    drawDig(sheet, paint),
    path('M470 68L760 68 420 932 230 932z', { fill: '#fff', opacity: 0.14 }),
    path(frame, { fill: across(paint, sheet), 'fill-rule': 'evenodd' }),
    path(frame.slice(frame.indexOf('M250')), {
      fill: 'none',
      stroke: '#14191c',
      'stroke-width': 16,
      'stroke-linejoin': 'round',
    }),
    path('M800 68v40l-120 220', { fill: 'none', stroke: '#14191c', 'stroke-width': 7 }),
    path('M0 960C400 930 1200 930 1600 960V1200H0z', { fill: lit(sheet, '#2b3136') }),
    ...pedals,
    monitor,
    joystick(sheet, 300, 36),
    joystick(sheet, 1300, -36),
    path('M520 1200c30-60 120-84 280-84s250 24 280 84z', { fill: lit(sheet, '#3f474d') }),
  )
}

function drawBars(sheet: Sheet): string {
  const tube = downward(sheet, [
    [0, '#f1f4f5'],
    [0.5, '#a9b2b8'],
    [1, '#59636a'],
  ])
  const grip = downward(sheet, [
    [0, '#4b545b'],
    [0.5, '#1c2124'],
    [1, '#0b0e10'],
  ])
  const half = [
    path('M800 760H640C560 760 520 700 420 690L300 700', {
      fill: 'none',
      stroke: tube,
      'stroke-width': 34,
    }),
    path('M330 676L120 716Q96 724 100 748q6 22 32 18L338 726z', { fill: grip }),
    path('M160 716l8 40M196 709l8 40M232 702l8 40M268 695l8 40', {
      stroke: '#59636a',
      'stroke-width': 5,
      opacity: 0.6,
    }),
    path('M352 660h88q20 2 22 22v44q-2 20-22 22h-88q-18-2-18-22v-44q2-20 18-22z', { fill: grip }),
    path('M372 664C320 610 220 610 120 650', {
      fill: 'none',
      stroke: tube,
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
    path('M420 664L360 420', { fill: 'none', stroke: '#20262a', 'stroke-width': 14 }),
    path(
      'M190 330Q196 300 236 296L400 286Q444 286 446 324L442 400Q438 430 400 432L240 438Q196 436 192 400z',
      { fill: '#15191c' },
    ),
    path(
      'M206 336Q210 314 242 310L396 302Q428 302 430 328L426 396Q424 416 394 418L246 422Q210 420 208 394z',
      {
        fill: downward(sheet, [
          [0, '#cfe0e8'],
          [0.55, '#a9c2ce'],
          [0.56, '#8796a0'],
          [1, '#b3c0c7'],
        ]),
      },
    ),
  ].join('')
  return half + group({ transform: 'translate(1600 0) scale(-1 1)' }, half)
}

/** The rider's view: two clocks over the headlamp, bars and mirrors, the tank below. */
export function drawMotorcycleClocks(paint: Material): string {
  const sheet = openSheet()
  const lamps = [
    ['#3fae6a', 712],
    ['#4c9fd0', 770],
    ['#e3b341', 830],
    ['#c8402f', 888],
  ].map(
    ([fill, x]) =>
      `<circle cx="${x}" cy="640" r="15" fill="${fill}" stroke="#0b0e10" stroke-width="4"/>`,
  )
  return frameDrawing(
    sheet,
    drawBackground(sheet, 380),
    path('M700 380L500 820h600L900 380z', { fill: '#5d6b73', opacity: 0.35 }),
    path('M796 400h8l3 70h-14zM792 500h16l4 90h-24z', { fill: '#fff', opacity: 0.6 }),
    path('M560 600C560 420 680 380 800 380s240 40 240 220l-30 160H590z', {
      fill: coat(sheet, paint),
    }),
    path('M604 560C620 440 700 410 800 410', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 7,
      opacity: 0.5,
    }),
    drawBars(sheet),
    path('M560 700h480q40 4 44 40l10 90q-2 36-40 40H546q-38-4-40-40l10-90q4-36 44-40z', {
      fill: lit(sheet, '#8b949b', 0.45),
    }),
    '<circle cx="800" cy="792" r="44" fill="#20262a" stroke="#c5ccd1" stroke-width="8"/><circle cx="560" cy="800" r="30" fill="#3b444a" stroke="#c5ccd1" stroke-width="7"/><circle cx="1040" cy="800" r="30" fill="#3b444a" stroke="#c5ccd1" stroke-width="7"/>',
    path('M470 560Q470 430 610 430H990Q1130 430 1130 560T990 690H610Q470 690 470 560z', {
      fill: lit(sheet, '#23282c'),
    }),
    drawDial(sheet, [608, 556], 118, -76),
    drawDial(sheet, [992, 556], 118, -112),
    '<rect x="744" y="486" width="112" height="104" rx="12" fill="#0b1f29" stroke="#59636a" stroke-width="4"/><path d="M766 570v-20M786 570v-34M806 570v-48M826 570v-60" stroke="#8fd0b0" stroke-width="12"/>',
    ...lamps,
    path('M520 1200C520 1010 600 880 800 880s280 130 280 320z', { fill: coat(sheet, paint) }),
    path('M570 1180C580 1030 640 920 770 908', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 12,
      opacity: 0.4,
      'stroke-linecap': 'round',
    }),
    `<circle cx="800" cy="1030" r="78" fill="${metal(sheet)}" stroke="#59636a" stroke-width="4"/><circle cx="800" cy="1030" r="56" fill="${lit(sheet, '#8b949b')}"/><rect x="790" y="1000" width="20" height="60" rx="8" fill="#2b3237"/>`,
  )
}
