import { clamp, lerp, smoothstep } from './geometry.ts'
import type { Solid } from './geometry.ts'

/** A surface's material, in terms of the light. */
export type Material = { base: string; shine: number; flake: number }

type Rgb = readonly [number, number, number]

const sun = unit([-0.22, 0.74, 0.64])
const zenith: Rgb = [150, 186, 208]
const glow: Rgb = [255, 255, 255]
const ground: Rgb = [92, 100, 106]
const treeline: Rgb = [58, 74, 84]

export function unit([x, y, z]: Solid): Solid {
  const size = Math.hypot(x, y, z) || 1
  return [x / size, y / size, z / size]
}

const parse = (hex: string): Rgb => {
  const channel = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

const format = (colour: Rgb): string =>
  `#${colour.map((part) => clamp(Math.round(part), 0, 255).toString(16).padStart(2, '0')).join('')}`

const blend = (a: Rgb, b: Rgb, share: number): Rgb => [
  lerp(a[0], b[0], share),
  lerp(a[1], b[1], share),
  lerp(a[2], b[2], share),
]

export const mix = (from: string, to: string, share: number): string =>
  format(blend(parse(from), parse(to), share))

/** The harbour mirrored in the paint: sky above, a dark line at the horizon, the quay below. */
function mirrored(height: number, aside: number): Rgb {
  const sky = blend(glow, zenith, smoothstep(0.15, 1, height))
  const quay = blend(treeline, ground, smoothstep(0.02, 0.5, -height))
  const both = blend(quay, sky, smoothstep(-0.1, 0.14, height))
  return blend(both, treeline, 0.25 * smoothstep(0.3, 1, aside))
}

/** Colour of a surface whose normal, seen from the camera, is [right, up, toward]. */
export function shade(material: Material, normal: Solid): string {
  const [right, up, toward] = normal
  const base = parse(material.base)
  const lit = clamp(right * sun[0] + up * sun[1] + toward * sun[2])
  const facing = clamp(toward)
  const flake = material.flake * (lit ** 3 - 0.28)
  const diffuse = 0.58 + 0.52 * lit + 0.12 * up + flake * 0.5
  const body: Rgb = [base[0] * diffuse, base[1] * diffuse, base[2] * diffuse]
  const fresnel = 0.07 + 0.6 * (1 - facing) ** 3
  const sky = mirrored(2 * facing * up, 2 * facing * right)
  return format(blend(body, sky, clamp(material.shine * (fresnel + 0.1))))
}
