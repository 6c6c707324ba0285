import { box, colours, path, type Box, type Place } from './paint.ts'

/** A ship-to-shore crane, its seaward foot at the origin; 240 high. */
const crane =
  'M-6 0 11-143h6L0 0zM54 0 48-143h6L66 0zM6-72h48v7H4zM-143-156h250v10h-250zM26-240h5l36 88h-7zM30-240-115-152h-12L26-240zM14-150 30-240h5L22-150zM46-150 28-240h5L54-150zM-110-146h5v46h-5zM-125-100h35v18h-35z'

/** Containers in columns of the given heights, each 44 by 15. */
const stack = (columns: readonly number[]): string =>
  columns
    .flatMap((rows, column) =>
      Array.from({ length: rows }, (_, row) => `M${column * 46} ${-row * 16}v-15h44v15z`),
    )
    .join('')

/** Two cranes whose feet stand at a place, the nearer one `size` high. */
export function cranes({ x, y, size }: Place & { size: number }, fill: string): string {
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 240})"><path d="${crane}"/><path d="${crane}" transform="translate(-170 0) scale(.72)"/></g>`
}

/** A port at sunrise in few colours: a quay with its cranes below a clear sky. */
export function harbour({ x, y, width, height }: Box, horizon: number): string {
  const unit = width / 1700
  const far = (columns: readonly number[], at: number) =>
    `<path d="${stack(columns)}" transform="translate(${x + at * width} ${horizon}) scale(${unit})" fill="${colours.far}"/>`
  return [
    box({ x, y, width, height }, colours.quiet),
    `<circle cx="${x + width * 0.52}" cy="${horizon}" r="${width * 0.3}" fill="${colours.sunriseTint}"/>`,
    cranes({ x: x + width * 0.2, y: horizon, size: 330 * unit }, colours.far),
    cranes({ x: x + width * 0.93, y: horizon, size: 300 * unit }, colours.far),
    far([1, 2, 2, 3, 1, 3, 4, 4, 2], 0.27),
    far([2, 3, 3, 1, 2, 4, 2, 1], 0.62),
    box({ x, y: horizon, width, height: y + height - horizon }, colours.quay),
    path(`M${x} ${horizon}h${width}v${8 * unit}h${-width}z`, colours.far),
  ].join('')
}
