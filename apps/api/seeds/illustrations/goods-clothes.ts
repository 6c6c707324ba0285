import { spread } from './geometry.ts'
import { mix } from './light.ts'
import { path } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { castShadow, facing, lying, standing } from './spare-scene.ts'

const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

/** The hanger that clothes are shown on, and the rail that it hangs from. */
const hanger = (sheet: Sheet): string =>
  [
    path('M150 176h1300', { ...line, stroke: lying(sheet, '#8b949b'), 'stroke-width': 8 }),
    `<rect x="140" y="160" width="1320" height="30" rx="15" fill="${lying(sheet, '#8b949b')}"/>`,
    path('M800 300v-60q0-26 26-36t20-38-46-28-38 26', {
      ...line,
      stroke: '#59636a',
      'stroke-width': 12,
    }),
    path('M560 376L800 296l240 80', { ...line, stroke: '#9a7248', 'stroke-width': 24 }),
  ].join('')

export function drawShirt(sheet: Sheet, tint: string): string {
  const cloth = standing(sheet, mix(tint, '#ffffff', 0.12), [520, 1080])
  const seam = { ...line, stroke: mix(tint, '#000000', 0.35), 'stroke-width': 5, opacity: 0.8 }
  const buttons = spread(5).map(
    (t) => `<circle cx="800" cy="${Math.round(470 + t * 440)}" r="11" fill="#f1efe9"/>`,
  )
  return [
    castShadow(sheet, [800, 1096, 340, 26]),
    hanger(sheet),
    path('M560 372L330 700l120 84 130-160z', { fill: standing(sheet, tint, [330, 600]) }),
    path('M1040 372l230 328-120 84-130-160z', {
      fill: standing(sheet, mix(tint, '#000000', 0.2), [1000, 1270]),
    }),
    path('M690 320L556 372q40 330 0 660 240 40 488 0-40-330 0-660L910 320 800 420z', {
      fill: cloth,
    }),
    path('M690 320l-20 40 90 120 40-60zM910 320l20 40-90 120-40-60z', {
      fill: facing(sheet, mix(tint, '#ffffff', 0.3)),
    }),
    path('M776 430v610M824 430v610', seam),
    path('M900 560h100v110q-50 36-100 0z', seam),
    path('M640 470q-20 260 10 520M980 720q20 160-4 280', {
      ...line,
      stroke: '#000',
      'stroke-width': 16,
      opacity: 0.08,
    }),
    ...buttons,
  ].join('')
}

export function drawDress(sheet: Sheet, tint: string): string {
  const cloth = standing(sheet, tint, [480, 1120])
  const folds =
    'M720 640Q660 860 620 1040M780 640Q770 860 760 1060M850 640Q880 860 900 1056M900 630Q970 840 1020 1030'
  const dots = spread(5).flatMap((row) =>
    spread(4 + Math.round(row * 4)).map((t) => {
      const half = 100 + row * 160
      return `<circle cx="${Math.round(800 - half + t * 2 * half)}" cy="${Math.round(690 + row * 320)}" r="11"/>`
    }),
  )
  return [
    castShadow(sheet, [800, 1100, 380, 26]),
    hanger(sheet),
    path(
      'M690 330q10 90 110 90t110-90l70 30-40 250Q1060 900 1090 1030q-290 70-580 0 30-130 150-420l-40-250z',
      {
        fill: cloth,
      },
    ),
    path('M650 596q150 40 300 0v34q-150 40-300 0z', { fill: mix(tint, '#000000', 0.3) }),
    path(folds, { ...line, stroke: '#000', 'stroke-width': 14, opacity: 0.12 }),
    `<g fill="#fff" opacity=".5">${dots.join('')}</g>`,
    path('M690 330q10 90 110 90t110-90', {
      ...line,
      stroke: mix(tint, '#ffffff', 0.5),
      'stroke-width': 9,
    }),
    path('M530 1006q270 60 540 0', {
      ...line,
      stroke: mix(tint, '#ffffff', 0.4),
      'stroke-width': 7,
    }),
  ].join('')
}

/** A lace-up shoe. */
export function drawShoe(sheet: Sheet, tint: string): string {
  const leather = mix(tint, '#5a3a22', 0.4)
  const eyelets = spread(4).map(
    (t) => `M${Math.round(690 + t * 200)} ${Math.round(500 + t * 120)}l74-34`,
  )
  const gleam = { ...line, stroke: '#fff', opacity: 0.4 }
  return [
    castShadow(sheet, [800, 960, 580, 40]),
    path('M300 860q-10-40 0-60l1010 30q30 50 10 92-10 26-50 26H340q-40 0-40-88z', {
      fill: '#20262b',
    }),
    path('M320 430q120 40 250-20l120 60q120 150 320 210 250 40 300 160H300q-30-220 20-410z', {
      fill: lying(sheet, leather),
    }),
    path('M320 430q120 40 250-20 30 30 40 60-140 70-296 30z', { fill: '#171c20' }),
    path('M1010 680q250 40 300 160H930q0-110 80-160z', {
      fill: lying(sheet, mix(leather, '#000000', 0.22)),
    }),
    path('M300 650q130-20 220 40 60 50 60 150H300q-10-100 0-190z', {
      fill: mix(leather, '#000000', 0.28),
    }),
    path(eyelets.join(''), { ...line, stroke: '#e8e2d6', 'stroke-width': 15 }),
    path('M640 520q110 150 290 220', {
      ...line,
      stroke: mix(leather, '#000000', 0.5),
      'stroke-width': 6,
    }),
    path('M1060 722q130 20 190 80', { ...gleam, 'stroke-width': 14 }),
    path('M350 560q10 40 0 70', { ...gleam, 'stroke-width': 10 }),
    path('M310 856h1000', {
      ...line,
      stroke: '#cbb089',
      'stroke-width': 8,
      'stroke-dasharray': '20 14',
    }),
  ].join('')
}

export function drawHandbag(sheet: Sheet, tint: string): string {
  const stitch = {
    ...line,
    stroke: mix(tint, '#ffffff', 0.55),
    'stroke-width': 5,
    'stroke-dasharray': '16 12',
  }
  const gold = facing(sheet, '#c9a24a')
  return [
    castShadow(sheet, [800, 1020, 470, 38]),
    path('M580 520q20-310 220-310t220 310', {
      ...line,
      stroke: mix(tint, '#000000', 0.35),
      'stroke-width': 34,
    }),
    path('M600 510q20-270 200-280', {
      ...line,
      stroke: mix(tint, '#ffffff', 0.4),
      'stroke-width': 8,
      opacity: 0.7,
    }),
    path('M430 480h740q30 0 36 30l74 450q6 50-46 50H366q-52 0-46-50l74-450q6-30 36-30z', {
      fill: standing(sheet, tint, [330, 1270]),
    }),
    path('M394 500q4-20 36-20h740q32 0 36 20l26 160q-200 130-432 130T368 660z', {
      fill: facing(sheet, mix(tint, '#ffffff', 0.1)),
    }),
    path('M388 650q200 116 412 116t412-116', stitch),
    path('M352 972h896', stitch),
    `<rect x="744" y="716" width="112" height="120" rx="22" fill="${gold}"/>`,
    '<circle cx="800" cy="776" r="18" fill="#5a4720"/>',
    `<circle cx="580" cy="524" r="24" fill="${gold}"/><circle cx="1020" cy="524" r="24" fill="${gold}"/>`,
  ].join('')
}
