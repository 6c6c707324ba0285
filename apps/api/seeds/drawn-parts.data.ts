import type { DrawnPart } from './illustrations/draw.ts'

/** Which drawing shows which part of the tree of spares, by its title; a part that no drawing shows has no picture. */
const drawings: Readonly<Partial<Record<DrawnPart, readonly string[]>>> = {
  engine: ['Complete Engine'],
  'brake-disc': ['Front Brake Disc', 'Rear Brake Disc'],
  strut: ['Front Left Strut', 'Front Right Strut'],
  battery: [
    'Battery NS40 35 Ah',
    'Battery N50 50 Ah',
    'Battery N70 70 Ah',
    'Battery DIN66 66 Ah',
  ],
  'front-bumper': ['Front Bumper with Fog Light Holes'],
  headlight: ['Left Headlight', 'Right Headlight'],
  seat: ["Driver's Seat", 'Passenger Seat'],
  'oil-filter': ['Engine Oil Filter'],
  gearbox: ['Manual Gearbox', '5-Speed Manual Gearbox'],
  radiator: ['Radiator', 'Radiator Automatic Gearbox Type', 'Copper Core Radiator'],
  silencer: ['Rear Silencer'],
  'steering-wheel': ['Leather Steering Wheel', 'Steering Wheel with Audio Switches'],
}

const byTitle = new Map(
  Object.entries(drawings).flatMap(([drawing, titles]) =>
    titles.map((title) => [title, drawing as DrawnPart]),
  ),
)

export const drawnTitles: readonly string[] = [...byTitle.keys()]

export function drawingOf(title: string): DrawnPart | null {
  return byTitle.get(title) ?? null
}
