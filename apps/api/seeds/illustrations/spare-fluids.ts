import { spread } from './geometry.ts'
import { castShadow, facing, lying, standing } from './spare-scene.ts'
import { path } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const gleam = { fill: 'none', stroke: '#fff', 'stroke-width': 7, opacity: 0.5 }

/** A spin-on oil filter: fluted top, label with a drop, rubber seal at the foot. */
export function drawFilters(sheet: Sheet): string {
  const across = [560, 1040] as const
  const shell = standing(sheet, '#1d5f9e', across)
  const grooves = spread(16).map((t) => {
    const x = 574 + t * 452
    const dip = 330 + 26 * Math.sin(((x - 560) / 480) * Math.PI)
    return `M${x.toFixed(0)} ${dip.toFixed(0)}v96`
  })
  const label = 'M560 560C560 610 1040 610 1040 560V770C1040 822 560 822 560 770z'
  const band = 'M560 590C560 640 1040 640 1040 590V612C1040 662 560 662 560 612z'
  const drop =
    'M740 682a62 62 0 1 0 120 4 62 62 0 1 0-120-4zM800 640q34 46 34 66a34 34 0 0 1-68 0q0-20 34-66z'
  const seal = 'M560 900C560 966 1040 966 1040 900V926C1040 996 560 996 560 926z'
  const top = 'M560 330C560 300 640 262 800 262S1040 300 1040 330V420C1040 470 560 470 560 420z'
  const flutes = { fill: 'none', stroke: '#0a2540', 'stroke-width': 9, opacity: 0.35 }
  return [
    castShadow(sheet, [800, 978, 290, 40]),
    path('M560 420V910C560 980 1040 980 1040 910V420z', { fill: shell }),
    path(label, { fill: standing(sheet, '#eef1f3', across) }),
    path(band, { fill: standing(sheet, '#d9572f', across) }),
    path(drop, { fill: '#12324a', 'fill-rule': 'evenodd', opacity: 0.85 }),
    path(seal, { fill: standing(sheet, '#59636a', across) }),
    path(top, { fill: shell }),
    path(grooves.join(''), { ...flutes, 'stroke-linecap': 'round' }),
    `<ellipse cx="800" cy="318" rx="200" ry="48" fill="${facing(sheet, '#2a76ba')}"/>`,
    path('M620 306c60-44 240-54 330-14', gleam),
  ].join('')
}

/** The open end of the bell housing: flange, bolts, clutch and input shaft. */
function drawBell(sheet: Sheet): string {
  const bolts = spread(10)
    .slice(0, -1)
    .map((t) => {
      const [x, y] = [402 + Math.sin(t * Math.PI * 2) * 124, 650 - Math.cos(t * Math.PI * 2) * 270]
      return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="10"/>`
    })
  return [
    '<ellipse cx="430" cy="650" rx="136" ry="292" fill="#59636a"/>',
    `<ellipse cx="404" cy="650" rx="136" ry="292" fill="${facing(sheet, '#aeb6bb')}"/>`,
    '<ellipse cx="398" cy="650" rx="112" ry="248" fill="#2b3237"/>',
    `<ellipse cx="410" cy="650" rx="96" ry="214" fill="${facing(sheet, '#4b545b')}"/>`,
    `<g fill="#3b444a" stroke="#dfe4e7" stroke-width="3">${bolts.join('')}</g>`,
    '<ellipse cx="410" cy="650" rx="34" ry="70" fill="none" stroke="#8b949b" stroke-width="12"/>',
    path('M404 628H300q-20 0-20 22t20 22h104z', { fill: lying(sheet, '#c5ccd1') }),
    path('M290 640h80M290 660h80', { stroke: '#59636a', 'stroke-width': 5 }),
  ].join('')
}

export function drawTransmission(sheet: Sheet): string {
  const cast = lying(sheet, '#9aa3a9')
  const ribs = 'M520 470L880 540M520 560L880 590M520 740L880 700M520 830L880 760'
  const line = { fill: 'none', 'stroke-linecap': 'round' }
  const shade = { ...line, stroke: '#59636a', 'stroke-width': 16 }
  const light = { ...line, stroke: '#e8ecee', 'stroke-width': 5, opacity: 0.7 }
  const tail = 'M1180 580H1330Q1350 580 1350 600V690Q1350 710 1330 710H1180z'
  const gearcase = 'M880 500H1120C1170 500 1200 550 1206 580V720C1196 770 1160 800 1110 800H880z'
  const cone = 'M470 370C640 400 760 470 890 490V820C760 840 640 890 470 930z'
  const pan = 'M780 830h240q10 60-20 66H800q-30-6-20-66z'
  return [
    castShadow(sheet, [800, 936, 520, 40]),
    path(tail, { fill: lying(sheet, '#77818a') }),
    `<rect x="1340" y="556" width="46" height="178" rx="16" fill="${lying(sheet, '#c5ccd1')}"/>`,
    '<g fill="#2b3237"><circle cx="1364" cy="590" r="9"/><circle cx="1364" cy="700" r="9"/></g>',
    path(gearcase, { fill: cast }),
    path('M980 506v288M1080 506v288', shade),
    path('M968 506v288M1068 506v288', light),
    path(cone, { fill: cast }),
    path(ribs, shade),
    path(ribs, { ...light, transform: 'translate(0 -7)' }),
    drawBell(sheet),
    path('M820 490q4-80 60-84h70q50 4 54 84z', { fill: facing(sheet, '#8b949b') }),
    path('M912 410L930 300', { ...line, stroke: '#77818a', 'stroke-width': 22 }),
    '<circle cx="932" cy="288" r="26" fill="#2b3237"/>',
    path(pan, { fill: '#4b545b' }),
    '<g fill="#c5ccd1"><circle cx="820" cy="862" r="9"/><circle cx="980" cy="862" r="9"/></g>',
  ].join('')
}

/** A ribbed side tank of the radiator. */
const sideTank = (sheet: Sheet, x: number): string => {
  const ribs = spread(9).map((t) => `M${x + 12} ${Math.round(410 + t * 480)}h86`)
  const fill = standing(sheet, '#2b3136', [x, x + 110])
  return [
    `<rect x="${x}" y="370" width="110" height="560" rx="30" fill="${fill}"/>`,
    path(ribs.join(''), { stroke: '#0d1114', 'stroke-width': 7, opacity: 0.7 }),
  ].join('')
}

function drawCap(sheet: Sheet): string {
  const lid = facing(sheet, '#c5ccd1')
  return [
    path('M1196 370v-36h78v36z', { fill: '#20262a' }),
    path('M1177 328v14q58 32 116 0v-14q-58 32-116 0z', { fill: '#8b949b' }),
    `<ellipse cx="1235" cy="328" rx="58" ry="20" fill="${lid}"/>`,
  ].join('')
}

export function drawCooling(sheet: Sheet): string {
  const rows = spread(22).map((t) => `M420 ${Math.round(430 + t * 440)}H1180`)
  const fins = spread(40).map((t) => `M${Math.round(420 + t * 760)} 430V870`)
  const hose = { fill: 'none', stroke: '#20262a', 'stroke-width': 66 }
  const sheen = { fill: 'none', stroke: '#59636a', 'stroke-width': 12 }
  const beam = (y: number, colour: string): string =>
    `<rect x="380" y="${y}" width="840" height="42" rx="8" fill="${lying(sheet, colour)}"/>`
  return [
    castShadow(sheet, [800, 952, 520, 34]),
    '<rect x="400" y="400" width="800" height="500" fill="#23292d"/>',
    path(fins.join(''), { stroke: '#59636a', 'stroke-width': 5 }),
    path(rows.join(''), { stroke: '#aeb6bb', 'stroke-width': 8 }),
    path('M400 400H760L520 900H400z', { fill: '#fff', opacity: 0.14 }),
    beam(384, '#8b949b'),
    beam(876, '#77818a'),
    path('M330 470H240q-40 0-40 42M1270 820H1370', hose),
    path('M330 456H244q-46 0-56 50M1270 804H1370', sheen),
    sideTank(sheet, 310),
    sideTank(sheet, 1180),
    path('M318 446h-20v48h20zM1282 796h20v48h-20z', { fill: '#aeb6bb' }),
    drawCap(sheet),
    path('M470 918v36h40v-36zM1090 918v36h40v-36z', { fill: '#3b444a' }),
  ].join('')
}
