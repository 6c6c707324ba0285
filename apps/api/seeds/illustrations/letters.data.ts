import type { Point } from './geometry.ts'

/** The letters of the plate's word as strokes on a grid four wide and six high. */
export const letters: Record<string, readonly (readonly Point[])[]> = {
  B: [[[0, 0], [0, 6], [3, 6], [4, 5], [4, 4], [3, 3], [0, 3]], [[3, 3], [4, 2], [4, 1], [3, 0], [0, 0]]],
  A: [[[0, 0], [2, 6], [4, 0]], [[0.7, 2], [3.3, 2]]],
  N: [[[0, 0], [0, 6], [4, 0], [4, 6]]],
  D: [[[0, 0], [0, 6], [2.5, 6], [4, 4.5], [4, 1.5], [2.5, 0], [0, 0]]],
  R: [[[0, 0], [0, 6], [3, 6], [4, 5], [4, 4], [3, 3], [0, 3]], [[2, 3], [4, 0]]],
  I: [[[1, 0], [1, 6]]],
}
