import type { Point } from './geometry.ts'
import { mix } from './light.ts'
import { downward, group, path, radial } from './sheet.ts'
import type { Sheet } from './sheet.ts'

export const metal = (sheet: Sheet): string =>
  downward(sheet, [
    [0, '#eef1f3'],
    [0.5, '#a9b2b8'],
    [1, '#6c767d'],
  ])

export const lit = (sheet: Sheet, colour: string, depth = 0.55): string =>
  downward(sheet, [
    [0, mix(colour, '#ffffff', 0.22)],
    [0.3, colour],
    [1, mix(colour, '#0a0d10', depth)],
  ])

/** A round instrument: ring, ticks by dashes, needle at `turn` degrees from upright. */
export function drawDial(sheet: Sheet, [x, y]: Point, radius: number, turn: number): string {
  const face = radial(
    sheet,
    [0.5, 0.35, 0.7],
    [
      [0, '#333c43'],
      [1, '#0c1013'],
    ],
  )
  const arc = (r: number): string =>
    `M${-r * 0.766} ${r * 0.643}A${r} ${r} 0 1 1 ${r * 0.766} ${r * 0.643}`
  return group(
    { transform: `translate(${x} ${y})` },
    `<circle r="${radius}" fill="${face}" stroke="${metal(sheet)}" stroke-width="${(radius * 0.07).toFixed(1)}"/>`,
    path(arc(radius * 0.78), {
      fill: 'none',
      stroke: '#e8eef1',
      'stroke-width': (radius * 0.11).toFixed(1),
      'stroke-dasharray': `${(radius * 0.035).toFixed(1)} ${(radius * 0.174).toFixed(2)}`,
    }),
    path(arc(radius * 0.86), { fill: 'none', stroke: '#7fb3c9', 'stroke-width': 2, opacity: 0.7 }),
    `<rect x="${-radius * 0.24}" y="${radius * 0.44}" width="${radius * 0.48}" height="${radius * 0.2}" rx="3" fill="#9fc4d2" opacity=".55"/>`,
    path(
      `M${-radius * 0.035} ${radius * 0.14}L0 ${-radius * 0.72} ${radius * 0.035} ${radius * 0.14}z`,
      { fill: '#e2572b', transform: `rotate(${turn})` },
    ),
    `<circle r="${radius * 0.11}" fill="#20262a" stroke="#59636a"/>`,
  )
}

export type SteeringWheel = { x: number; y: number; radius: number; flat: number; spokes: 3 | 4 }

/** The padded middle of a wheel of radius r. */
const bossOf = (r: number): string =>
  `M${-r * 0.34} ${-r * 0.16}C${-r * 0.3} ${-r * 0.32} ${r * 0.3} ${-r * 0.32} ${r * 0.34} ${-r * 0.16}C${r * 0.38} ${r * 0.1} ${r * 0.26} ${r * 0.36} 0 ${r * 0.38}C${-r * 0.26} ${r * 0.36} ${-r * 0.38} ${r * 0.1} ${-r * 0.34} ${-r * 0.16}z`

export function drawSteeringWheel(
  sheet: Sheet,
  { x, y, radius: r, flat, spokes }: SteeringWheel,
): string {
  const rim = downward(sheet, [
    [0, '#6a737a'],
    [0.16, '#30373c'],
    [0.6, '#1a1f23'],
    [1, '#33393e'],
  ])
  const hub = radial(
    sheet,
    [0.42, 0.3, 0.8],
    [
      [0, '#535c63'],
      [0.6, '#2b3136'],
      [1, '#14181b'],
    ],
  )
  const side = (sign: number): string =>
    `M${sign * r * 0.26} ${-r * 0.1}C${sign * r * 0.5} ${-r * 0.1} ${sign * r * 0.7} ${-r * 0.16} ${sign * r * 0.95} ${-r * 0.2}L${sign * r * 0.95} ${r * 0.12}C${sign * r * 0.7} ${r * 0.06} ${sign * r * 0.5} ${r * 0.16} ${sign * r * 0.26} ${r * 0.26}z`
  const foot =
    spokes === 3
      ? `M${-r * 0.14} ${r * 0.2}L${-r * 0.1} ${r * 0.95}H${r * 0.1}L${r * 0.14} ${r * 0.2}z`
      : [-1, 1]
          .map(
            (sign) =>
              `M${sign * r * 0.08} ${r * 0.24}L${sign * r * 0.44} ${r * 0.9}L${sign * r * 0.62} ${r * 0.76}L${sign * r * 0.3} ${r * 0.16}z`,
          )
          .join('')
  const buttons = [-1, 1].map(
    (sign) =>
      `<rect x="${sign * r * 0.56 - 30}" y="${-r * 0.09}" width="60" height="30" rx="12" fill="#14191c" stroke="#59636a" stroke-width="2"/>`,
  )
  return group(
    { transform: `translate(${x} ${y}) scale(1 ${flat})` },
    path(`${side(-1)}${side(1)}${foot}`, { fill: hub, stroke: '#0b0e10', 'stroke-width': 3 }),
    ...buttons,
    `<circle r="${r}" fill="none" stroke="#0a0c0e" stroke-width="46"/>`,
    `<circle r="${r}" fill="none" stroke="${rim}" stroke-width="40"/>`,
    path(`M${-r * 0.72} ${-r * 0.74}A${r * 1.03} ${r * 1.03} 0 0 1 ${r * 0.5} ${-r * 0.9}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      opacity: 0.28,
    }),
    path(bossOf(r), { fill: hub, stroke: '#0b0e10', 'stroke-width': 3 }),
    `<ellipse rx="${r * 0.1}" ry="${r * 0.085}" fill="none" stroke="${metal(sheet)}" stroke-width="7"/>`,
  )
}
